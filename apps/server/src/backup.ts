import { ConfigError, connect, createPlatform, EmbedError, loadConfig, writeBackup } from '@tokpa/api';
import path from 'node:path';
import { openDatabase } from './open-database.ts';

// Of a shop that runs, its back office takes one (« Système ») without stopping it.
try {
  const config = loadConfig(process.env);
  const opened = await openDatabase(config, () => undefined);
  try {
    const database = connect(opened.url, { max: 4 });
    const { db, files, clock, mailer } = await createPlatform(config, { database, databaseUrl: opened.url });
    const { name, bytes } = await writeBackup({ config, db, files, now: clock.now() });
    process.stdout.write(`  ${path.join(config.dataDir, 'backups', name)} (${Math.ceil(bytes / 1024)} Ko)\n`);
    mailer.stop();
    await database.close();
  } finally {
    await opened.close();
  }
} catch (error) {
  const isForPeople = error instanceof ConfigError || error instanceof EmbedError;
  process.stderr.write(`\n  ${isForPeople ? error.message : String((error as Error).stack)}\n\n`);
  process.exitCode = 1;
}
