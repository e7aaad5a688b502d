import { runVisibly } from './lib/children.mjs';
import { main, Stop } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';

await main(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (file === undefined) throw new Stop('Usage : node scripts/run.mjs FICHIER.ts [ARGUMENTS]');
  return runVisibly(await setUp(), [file, ...args]);
});
