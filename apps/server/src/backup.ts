import { connect, createPlatform, writeBackup } from '@tokpa/api';
import { type Config, loadConfig } from '@tokpa/api/start';
import path from 'node:path';
import { explainFault } from './explain-fault.ts';
import { reachDatabase } from './open-database.ts';

// PostgreSQL knows no such table, or no such schema.
const NEVER_STARTED = new Set(['42P01', '3F000']);

function explain(error: unknown, config: Config | undefined): string {
  if (!NEVER_STARTED.has((error as { code?: string }).code ?? '')) return explainFault(error, config);
  return 'Cette base de données ne contient pas encore de boutique : démarrez-la d’abord une fois (npm start).';
}

let config: Config | undefined;
try {
  config = loadConfig(process.env);
  const opened = await reachDatabase(config);
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
  process.stderr.write(`\n  ${explain(error, config)}\n\n`);
  process.exitCode = 1;
}
