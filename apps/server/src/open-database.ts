import { startEmbeddedDatabase, type Config } from '@tokpa/api';

export type OpenDatabase = { url: string; close(): Promise<void> };

/** The database that the configuration names, or the shop's own PostgreSQL, started in DATA_DIR. */
export async function openDatabase(config: Config, report: (sentence: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: async () => undefined };
  report('Démarrage de la base de données…');
  const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, report });
  return { url: embedded.url, close: embedded.stop };
}
