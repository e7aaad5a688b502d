import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode24 } from './node24.mjs';

/** Everything that a command needs before it runs the shop's code. Returns Node 24. */
export async function setUp({ build = true } = {}) {
  await ensureInstalled();
  if (build) await ensureBuilt();
  return findNode24();
}
