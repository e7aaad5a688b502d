import { existsSync, readdirSync } from 'node:fs';
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
    ...pageTypes(),
    ...workspaces()
      .filter(hasSources)
      .map((folder) => ({
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

/** The types of the pages' addresses, which the storefront's own types need. */
function pageTypes() {
  if (!existsSync(path.join(root, 'apps/storefront/react-router.config.ts'))) return [];
  const command = [program('@react-router', 'dev', 'bin.cjs'), 'typegen'];
  return [{ title: 'Types des adresses', command, folder: 'apps/storefront' }];
}

/** tsc refuses a project without a single file. */
function hasSources(folder) {
  if (!existsSync(path.join(root, folder, 'tsconfig.json'))) return false;
  const entries = readdirSync(path.join(root, folder), { recursive: folder !== '.' });
  return entries.some((entry) => /\.tsx?$/u.test(entry) && !entry.includes('node_modules'));
}

async function pass(node, { title, command, folder = '.', cure }) {
  const { code, output } = await runQuietly(node, command, { cwd: path.join(root, folder) });
  if (code === 0) return;
  process.stdout.write(`${tail(output, 200)}\n`);
  throw new Stop(`« ${title} » a échoué${cure ? ` : ${cure}` : ''}.`);
}
