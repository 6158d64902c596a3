// pages.js OUT PAGE...: each page as a telephone (390 px) and as A4 see it, into OUT; says what is wider
// than its paper or scrolls sideways, and what asks for the network.
const path = require('path');
const { chromium } = require('playwright-core');

const pixels = (millimetres) => Math.round((millimetres / 25.4) * 96);

(async () => {
  const [out, ...files] = process.argv.slice(2);
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  let faulty = 0;
  for (const file of files) {
    const name = path.basename(file, '.html');
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(300000);
    const faults = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('file:')) faults.push(`asks for ${request.url()}`);
    });
    await page.goto(`file://${path.resolve(file)}`);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    const phone = await width();
    if (phone > 390) faults.push(`${phone} pixels wide on a telephone of 390`);
    const scrolling = await page.evaluate(() => [...document.querySelectorAll('body *')]
      .filter((each) => getComputedStyle(each).overflowX !== 'visible' &&
        each.scrollWidth > each.clientWidth && !each.closest('svg')).length);
    if (scrolling) faults.push(`${scrolling} boxes scroll sideways on a telephone`);
    // The beginning of a long page: nobody looks at 300 players.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.screenshot({ path: `${out}/${name}.phone.png`, fullPage: true,
      clip: { x: 0, y: 0, width: 390, height: Math.min(height, 8000) } });
    // The paper less the margins of @page; tables with many columns lie on their side.
    const sideways = await page.evaluate(() => document.querySelector('.broad') !== null);
    const paper = pixels(sideways ? 297 - 20 : 210 - 24);
    await page.setViewportSize({ width: paper, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const printed = await width();
    if (printed > paper) faults.push(`${printed} pixels wide on paper of ${paper}`);
    // On paper nothing is told by colour: what has colour (findings) has words beside it.
    const coloured = await page.evaluate(() => {
      const grey = (colour) => {
        const [r, g, b, alpha = 1] = (colour.match(/[\d.]+/g) || [0, 0, 0]).map(Number);
        return alpha === 0 || (r === g && g === b);
      };
      return [...document.querySelectorAll('body, body *')].filter((each) => {
        const style = getComputedStyle(each);
        return ![style.color, style.backgroundColor, style.borderBottomColor].every(grey) ||
          [style.fill, style.stroke].some((paint) => paint && paint.startsWith('rgb') && !grey(paint));
      }).length;
    });
    if (coloured) faults.push(`${coloured} elements print in colour`);
    // A picture speaks to who does not see it.
    const mute = await page.evaluate(() => [...document.querySelectorAll('svg')].filter((each) =>
      each.getAttribute('role') !== 'img' || !each.querySelector('title')?.textContent.trim() ||
      !each.querySelector('desc')?.textContent.trim()).length);
    if (mute) faults.push(`${mute} pictures without title or description`);
    await page.pdf({ path: `${out}/${name}.pdf`, preferCSSPageSize: true });
    const head = await page.evaluate(() => [document.documentElement.lang, document.title]);
    if (!head[0] || !head[1]) faults.push('has no language or no title');
    console.log(`${name}: ${faults.length ? faults.join('; ') : 'fits'}`);
    faulty += faults.length ? 1 : 0;
    await page.close();
  }
  await browser.close();
  process.exit(faulty ? 1 : 0);
})();
