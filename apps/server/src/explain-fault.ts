import { ConfigError, EmbedError, MigrationError, RestoreError, type Config } from '@tokpa/api/start';

/** What the system and PostgreSQL call it when a database can not be used → what it means. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'ne répond pas : vérifiez son adresse et son port, et qu’elle est en marche',
  ENOTFOUND: 'est introuvable : vérifiez le nom de sa machine',
  EAI_AGAIN: 'est introuvable : vérifiez le nom de sa machine et le réseau',
  ETIMEDOUT: 'ne répond pas à temps : vérifiez son adresse et le pare-feu',
  EHOSTUNREACH: 'est hors d’atteinte : vérifiez le réseau',
  ECONNRESET: 'coupe la connexion : vérifiez son port, et si elle veut TLS',
  '28P01': 'refuse ce mot de passe',
  '28000': 'refuse ce compte',
  '3D000': 'n’existe pas encore : créez-la, ou corrigez son nom',
  '42501': 'ne donne pas assez de droits à ce compte',
  '57P03': 'n’est pas encore prête : réessayez dans un instant',
};

/** What the port that the shop wants may be. */
const TAKEN: Readonly<Record<string, string>> = {
  EADDRINUSE: 'est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port : PORT=3001 npm start',
  EACCES: 'est réservé au système. Choisissez-en un autre : PORT=3001 npm start',
};

// PostgreSQL knows no such table, or no such schema.
const NEVER_STARTED = new Set(['42P01', '3F000']);

// They speak to the person who gave the command.
const OURS = [ConfigError, MigrationError, EmbedError, RestoreError];

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** A French sentence for faults that a person can mend, the whole error for the others. */
export function explainFault(error: unknown, config: Config | undefined): string {
  if (OURS.some((kind) => error instanceof kind)) return (error as Error).message;
  const code = codeOf(error);
  if (TAKEN[code]) return `Le port ${config?.port} ${TAKEN[code]}`;
  if (config?.databaseUrl && UNREACHABLE[code]) return `La base de données de DATABASE_URL ${UNREACHABLE[code]}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The same for a command beside the shop, which itself makes every table that it asks for. */
export function explainFaultOfCommand(error: unknown, config: Config | undefined): string {
  if (!NEVER_STARTED.has(codeOf(error))) return explainFault(error, config);
  return 'Cette base de données ne contient pas encore de boutique : démarrez-la d’abord une fois (npm start).';
}
