import path from 'node:path';
import { runQuietly, runVisibly, tail } from './lib/children.mjs';
import { program } from './lib/node24.mjs';
import { main, root, step, Stop, workspaces } from './lib/project.mjs';
import { setUp } from './lib/set-up.mjs';

await main(async () => {
  const node = await setUp({ build: false });
  for (const check of checks()) await step(check.title, () => pass(node, check));
  if (process.argv.includes('--skip-tests')) {
    process.stdout.write('Tout est en ordre, tests non compris.\n');
    return 0;
  }
  return runVisibly(process.execPath, ['scripts/test.mjs']);
});

function checks() {
  return [
    { title: 'Fichier de verrouillage', command: ['scripts/complete-lock.mjs', '--check'] },
    { title: 'Mise en forme', command: [program('oxfmt', 'bin', 'oxfmt'), '--check'], cure: 'lancez `npm run format`' },
    { title: 'Règles du code', command: [program('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings'] },
    // The types of the pages' addresses, which the storefront's own types need.
    {
      title: 'Types des adresses',
      command: [program('@react-router', 'dev', 'bin.cjs'), 'typegen'],
      folder: 'apps/storefront',
    },
    ...workspaces().map((folder) => ({
      title: `Types de ${folder}`,
      command: [program('typescript', 'bin', 'tsc'), '-p', '.'],
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

async function pass(node, { title, command, folder = '.', cure }) {
  const { code, output } = await runQuietly(node, command, { cwd: path.join(root, folder) });
  if (code === 0) return;
  process.stdout.write(`${tail(output, 200)}\n`);
  throw new Stop(`« ${title} » a échoué${cure ? ` : ${cure}` : ''}.`);
}
