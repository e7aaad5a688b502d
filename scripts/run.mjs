import path from 'node:path';
import { runVisibly } from './lib/children.mjs';
import { main, root, Stop } from './lib/project.mjs';
import { refuseUnderRunningShop } from './lib/running-shop.mjs';
import { setUp } from './lib/set-up.mjs';

await main(async () => {
  const given = process.argv.slice(2);
  // What reads the API's sources alone needs no built pages.
  const build = given[0] !== '--no-build';
  const [file, ...args] = build ? given : given.slice(1);
  if (file === undefined) throw new Stop('Usage : node scripts/run.mjs [--no-build] FICHIER.ts [ARGUMENTS]');
  // What Node makes of the sources is kept, where the shop keeps it: a command begins in half the time.
  const env = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'), ...process.env };
  const node = await setUp({ build, beforeChange: refuseUnderRunningShop });
  return runVisibly(node, [file, ...args], { env });
});
