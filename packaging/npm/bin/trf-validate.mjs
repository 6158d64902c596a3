#!/usr/bin/env node
import { main } from '../program.mjs';

await main('trf-validate');
