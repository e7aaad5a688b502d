import type { Options } from '../options.ts';

/** How the filled shop of this size is reached and how thoroughly it is measured. */
export type BigShop = { size: number; dataDir: string; port: number; options: Options };

/** Quality asks for what a shop of this size must reach; smaller and larger ones show how it grows. */
export const JUDGED_SIZE = 100_000;
