import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runQuietly, runVisibly, tail } from './lib/children.mjs';
import { program } from './lib/node24.mjs';
import { main, root, Stop, workspaces } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';

await main(async () => {
  const node = await setUp({ build: false });
  for (const check of firstChecks()) await pass(node, check);
  await inParallel(laterChecks(), (check) => pass(node, check));
  if (process.argv.includes('--skip-tests')) {
    process.stdout.write('Tout est en ordre, tests non compris.\n');
    return 0;
  }
  return runVisibly(process.execPath, ['scripts/test.mjs']);
});

function firstChecks() {
  return [
    { title: 'Fichier de verrouillage', command: ['scripts/complete-lock.mjs', '--check'] },
    { title: 'Mise en forme', command: [program('oxfmt', 'bin', 'oxfmt'), '--check'], cure: 'lancez `npm run format`' },
    // The types of the pages' addresses, which the storefront's own types need.
    {
      title: 'Types des adresses',
      command: [program('@react-router', 'dev', 'bin.cjs'), 'typegen'],
      folder: 'apps/storefront',
    },
  ];
}

/** Need nothing of each other; the longest first. */
function laterChecks() {
  return [
    { title: 'Règles du code', command: [program('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings'] },
    ...workspaces().map((folder) => ({
      title: `Types de ${folder}`,
      command: [program('typescript', 'bin', 'tsc'), '-p', '.', '--singleThreaded'],
      folder,
    })),
    {
      title: 'Types de la base de données',
      command: ['apps/api/src/db/generate-tables.ts', '--check'],
      cure: 'lancez `npm run tables`',
    },
    { title: 'Code et paquets inutilisés', command: [program('knip', 'bin', 'knip.js')] },
  ];
}

/** As many at once as there are processors, each on one: what shares its work among several does much of it twice (31 s of a core for 12). */
async function inParallel(checks, work) {
  const waiting = [...checks];
  async function workOn() {
    for (let check = waiting.shift(); check; check = waiting.shift()) await work(check);
  }
  await Promise.all(Array.from({ length: availableParallelism() }, workOn));
}

async function pass(node, { title, command, folder = '.', cure }) {
  const startedAt = Date.now();
  const env = { ...process.env, GOMAXPROCS: '1' };
  const { code, output } = await runQuietly(node, command, { cwd: path.join(root, folder), env });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).replace('.', ',');
  process.stdout.write(`• ${title} : ${seconds} s\n`);
  if (code === 0) return;
  process.stdout.write(`${tail(output, 200)}\n`);
  throw new Stop(`« ${title} » a échoué${cure ? ` : ${cure}` : ''}.`);
}
