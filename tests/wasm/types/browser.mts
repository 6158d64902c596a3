// What only browsers have: addresses, modules, and answers for their own functions. Only compiled.

import { load } from 'trf-tools';
const trf = await load(new URL('trf.wasm', 'https://example.org/'));
await load(await WebAssembly.compile(new Uint8Array(8)));
await load(WebAssembly.compile === undefined ? 'a' : new Uint8Array(2));
const { output, files } = trf.pair(['open.trf']);
new Blob([output, ...Object.values(files)]);
await crypto.subtle.digest('SHA-256', output);
new Response(output);
