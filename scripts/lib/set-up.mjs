import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode24 } from './node24.mjs';

/**
 * Everything that a command needs before it runs the shop's code. Returns Node 24. Where something is to be installed or built, `beforeChange`
 * is asked first, which throws to prevent it.
 */
export async function setUp({ build = true, beforeChange } = {}) {
  await ensureInstalled(beforeChange);
  if (build) await ensureBuilt(beforeChange);
  return findNode24();
}
