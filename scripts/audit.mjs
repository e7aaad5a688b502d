import { runQuietly, tail } from './lib/children.mjs';
import { main, Stop } from './lib/project.mjs';

// Known holes in the packages that a shop runs on, asked of the registry. A registry that takes no such questions (or no network)
// says nothing for or against them: that is told and is no failure.
const ASK = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
// What npm says in both cases.
const NO_ANSWER = 'audit endpoint returned an error';

await main(async () => {
  const { output } = await runQuietly('npm', ASK);
  const counts = readCounts(output);
  if (counts === undefined) {
    if (!output.includes(NO_ANSWER)) throw new Stop(`Réponse illisible de \`npm audit\` :\n${tail(output, 20)}`);
    process.stdout.write('Le registre de paquets ne répond pas aux questions de sécurité : non vérifié.\n');
    return 0;
  }
  const grave = counts.high + counts.critical;
  if (grave > 0) throw new Stop(`${grave} failles graves connues : lancez \`npm audit --omit=dev\`.`);
  process.stdout.write(`Aucune faille grave connue (${counts.total} en tout).\n`);
  return 0;
});

/** How many holes of each gravity; undefined for no answer. npm's warnings stand around its JSON. */
function readCounts(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
