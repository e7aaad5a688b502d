import { enableCompileCache } from 'node:module';
import path from 'node:path';

// What Node makes of the sources is kept from start to start: the shop is ready in half the time, and what turns TypeScript into
// JavaScript need not be in memory, which is why this one file is not TypeScript. Where the folder can not be written, nothing is
// kept; `NODE_COMPILE_CACHE` names another one.
enableCompileCache(path.resolve(import.meta.dirname, '../../node_modules/.cache/compiled'));

await import('./src/main.ts');
