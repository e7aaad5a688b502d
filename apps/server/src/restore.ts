import { access } from 'node:fs/promises';
import path from 'node:path';
import {
  buildApi,
  connect,
  createPlatform,
  type Database,
  isWorkedOn,
  restoreBackup,
  type Restored,
  wholeArchive,
  type WholeArchive,
} from '@tokpa/api';
import { type Config, loadConfig, migrate, RestoreError } from '@tokpa/api/start';
import { explainFault } from './explain-fault.ts';
import { openDatabase } from './open-database.ts';

function say(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`);
}

function tell({ createdAt, rows, files, jobs, leftOut }: Restored): void {
  say(`La boutique est revenue au ${createdAt} : ${rows} lignes, ${files} fichiers, ${jobs} travaux en attente.`);
  if (leftOut.length === 0) return;
  say(`Laissés de côté, car ces réglages n’ont personne pour les faire : ${leftOut.join(', ')}.`);
}

async function restoreInto(
  config: Config,
  database: Database,
  at: { databaseUrl: string; archive: WholeArchive },
): Promise<void> {
  if (await isWorkedOn(database.db))
    throw new RestoreError('La boutique est en marche sur cette base de données : arrêtez-la d’abord.');
  await migrate(at.databaseUrl);
  const platform = await createPlatform(config, { database, databaseUrl: at.databaseUrl });
  // The features name the queues into which the waiting work goes back.
  const app = buildApi(platform);
  try {
    await app.ready();
    await platform.jobs.start({ work: false });
    const { db, files, jobs } = platform;
    tell(await restoreBackup({ db, files, jobs, archive: at.archive }));
  } finally {
    await platform.jobs.stop();
    platform.mailer.stop();
    await app.close();
  }
}

/** Takes the shop of this configuration, which must not be running, back to an archive. */
async function restore(config: Config, file: string): Promise<void> {
  await access(file).catch(() => {
    throw new RestoreError(`Il n’y a pas de fichier ${file}.`);
  });
  // Before a database is so much as started for it.
  const archive = await wholeArchive(file);
  const opened = await openDatabase(config, say);
  const database = connect(opened.url, { max: 4 });
  try {
    await restoreInto(config, database, { databaseUrl: opened.url, archive });
  } finally {
    await database.close();
    await opened.close();
  }
}

let config: Config | undefined;
try {
  const [file] = process.argv.slice(2);
  if (file === undefined)
    throw new RestoreError('Usage : npm run restore -- FICHIER.tar.gz (la boutique étant arrêtée)');
  config = loadConfig(process.env);
  await restore(config, path.resolve(file));
} catch (error) {
  process.stderr.write(`\n  ${explainFault(error, config)}\n\n`);
  process.exitCode = 1;
}
