import { connect, createPlatform, inviteByCommand } from '@tokpa/api';
import { type Config, loadConfig } from '@tokpa/api/start';
import { explainFaultOfCommand } from './explain-fault.ts';
import { reachDatabase } from './open-database.ts';

/** The link by which somebody of this shop's team chooses a password; nothing when the address is nobody's who may sign in. */
async function linkFor(config: Config, email: string): Promise<string | undefined> {
  const opened = await reachDatabase(config);
  const database = connect(opened.url, { max: 4 });
  try {
    const platform = await createPlatform(config, { database, databaseUrl: opened.url });
    const link = await inviteByCommand(platform, email);
    platform.mailer.stop();
    return link;
  } finally {
    await database.close();
    await opened.close();
  }
}

function fail(sentence: string): void {
  process.stderr.write(`\n  ${sentence}\n\n`);
  process.exitCode = 1;
}

// Whoever may give this command holds the database already: the link tells them nothing that they could not have.
let config: Config | undefined;
try {
  const [email] = process.argv.slice(2);
  if (email === undefined) fail('Usage : npm run invite-owner -- adresse@exemple.bj');
  else {
    config = loadConfig(process.env);
    const link = await linkFor(config, email);
    if (link === undefined) fail(`Personne de l’équipe qui peut se connecter n’a l’adresse ${email}.`);
    else process.stdout.write(`  Choisir un mot de passe, une fois, dans les trois jours : ${link}\n`);
  }
} catch (error) {
  fail(explainFaultOfCommand(error, config));
}
