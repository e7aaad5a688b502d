import { fileURLToPath } from 'node:url';

/** The folder of the built back office, to be served at `/admin`: `index.html` and, below `assets/`, files that never change. */
export const adminFolder = fileURLToPath(new URL('../dist', import.meta.url));
