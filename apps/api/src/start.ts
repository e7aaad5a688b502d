// What a shop needs before it can be one: read first and alone, so that PostgreSQL starts while all else is read.
export { ConfigError, loadConfig, type Config } from './config.ts';
export { acceptedConnections, CONNECTIONS_OF_A_PROCESS } from './db/connections.ts';
export { EmbedError, findEmbeddedDatabase, startEmbeddedDatabase } from './db/embed.ts';
export { migrate, MigrationError } from './db/migrate.ts';
export { RestoreError } from './platform/backup/restore-error.ts';
export { refuseDemoData } from './seed/refuse-demo-data.ts';
export { sourceParts } from './source-parts.ts';
