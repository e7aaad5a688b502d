import { ConfigError, EmbedError, loadConfig, migrate, MigrationError, type Config } from '@tokpa/api';
import { openDatabase } from './open-database.ts';
import { serveShop } from './serve-shop.ts';
import { welcome } from './welcome.ts';

const STOP_WITHIN_MS = 10_000;

function report(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`);
}

/** A sentence for faults that a person can mend, the whole error for the others. */
function explain(error: unknown, config: Config | undefined): string {
  if (error instanceof ConfigError || error instanceof MigrationError || error instanceof EmbedError) return error.message;
  const { code } = error as { code?: unknown };
  if (code === 'EADDRINUSE') {
    return `Le port ${config?.port} est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port : PORT=3001 npm start`;
  }
  if (code === 'EACCES') return `Le port ${config?.port} est réservé au système. Choisissez-en un autre : PORT=3001 npm start`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function main(config: Config): Promise<void> {
  const closing: (() => Promise<void>)[] = [];
  let isStopping = false;

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    // What hangs must not hold the shop's address and data for ever.
    setTimeout(() => process.exit(exitCode || 1), STOP_WITHIN_MS).unref();
    for (const close of closing.reverse()) await close();
    process.exit(exitCode);
  }

  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  try {
    const database = await openDatabase(config, report);
    closing.push(database.close);
    const applied = await migrate(database.url);
    if (applied.length > 0) report(`Base de données mise à jour (${applied.length} migrations)`);
    const shop = await serveShop(config, database.url, report);
    closing.push(shop.close);
    process.stdout.write(welcome(config, shop.owner));
  } catch (error) {
    process.stderr.write(`\n  ${explain(error, config)}\n\n`);
    await stop(1);
  }
}

try {
  await main(loadConfig(process.env));
} catch (error) {
  process.stderr.write(`\n  ${explain(error, undefined)}\n\n`);
  process.exitCode = 1;
}
