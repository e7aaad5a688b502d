import { connect, createPlatform, writeBackup } from '@tokpa/api';
import { type Config, loadConfig } from '@tokpa/api/start';
import path from 'node:path';
import { explainFaultOfCommand } from './explain-fault.ts';
import { reachDatabase } from './open-database.ts';

let config: Config | undefined;
try {
  config = loadConfig(process.env);
  const opened = await reachDatabase(config);
  const database = connect(opened.url, { max: 4 });
  try {
    const { db, files, clock, mailer } = await createPlatform(config, { database, databaseUrl: opened.url });
    const { name, bytes } = await writeBackup({ config, db, files, now: clock.now() });
    process.stdout.write(`  ${path.join(config.dataDir, 'backups', name)} (${Math.ceil(bytes / 1024)} Ko)\n`);
    mailer.stop();
  } finally {
    await database.close();
    await opened.close();
  }
} catch (error) {
  process.stderr.write(`\n  ${explainFaultOfCommand(error, config)}\n\n`);
  process.exitCode = 1;
}
