import {
  acceptedConnections,
  CONNECTIONS_OF_A_PROCESS,
  EmbedError,
  findEmbeddedDatabase,
  startEmbeddedDatabase,
  type Config,
} from '@tokpa/api/start';

export type OpenDatabase = { url: string; close(): Promise<void> };

type Report = (sentence: string) => void;

// A backup, and people who look on.
const BESIDE_THE_SHOP = 20;

const connectionsOf = ({ webConcurrency }: Config) => webConcurrency * CONNECTIONS_OF_A_PROCESS;

/** Who finds no connection is told 503, under load and not before: said at the start, where somebody reads it. */
export async function reportFewConnections(databaseUrl: string, config: Config, report: Report): Promise<void> {
  const [accepted, wanted] = [await acceptedConnections(databaseUrl), connectionsOf(config)];
  if (accepted >= wanted) return;
  report(
    `Attention : la base de données accepte ${accepted} connexions, et la boutique peut en ouvrir ${wanted}. ` +
      'Augmentez cette limite (max_connections, ou celle du compte ou de la base), ou diminuez WEB_CONCURRENCY.',
  );
}

/** The database that the configuration names, or the shop's own PostgreSQL, started in DATA_DIR. */
export async function openDatabase(config: Config, report: Report): Promise<OpenDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: async () => undefined };
  report('Démarrage de la base de données…');
  const connections = connectionsOf(config) + BESIDE_THE_SHOP;
  const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, connections, report });
  return { url: embedded.url, close: embedded.stop };
}

/** The same for a command that may work beside a shop that runs: then its PostgreSQL, which goes on afterwards. */
export async function reachDatabase(config: Config): Promise<OpenDatabase> {
  const running = config.databaseUrl ? undefined : await findEmbeddedDatabase(config.dataDir);
  if (running === undefined) return openDatabase(config, () => undefined);
  await acceptedConnections(running).catch((error: unknown) => {
    const sentence = 'La boutique démarre ou s’arrête en ce moment : réessayez dans un instant.';
    throw new EmbedError(sentence, { cause: error });
  });
  return { url: running, close: async () => undefined };
}
