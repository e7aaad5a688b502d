import { ConfigError, EmbedError, MigrationError, RestoreError, type Config } from '@tokpa/api/start';

/** What the system calls it when another machine can not be reached → what it means. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'ne répond pas : vérifiez son adresse et son port, et que son serveur est en marche',
  ENOTFOUND: 'est introuvable : vérifiez le nom de sa machine',
  EAI_AGAIN: 'est introuvable : vérifiez le nom de sa machine et le réseau',
  ETIMEDOUT: 'ne répond pas à temps : vérifiez son adresse et le pare-feu',
  EHOSTUNREACH: 'est hors d’atteinte : vérifiez le réseau',
  ECONNRESET: 'coupe la connexion : vérifiez son port, et s’il y faut TLS',
};

/** The same of the database's own refusals. */
const DATABASE_REFUSES: Readonly<Record<string, string>> = {
  '28P01': 'refuse ce mot de passe',
  '28000': 'refuse ce compte',
  '3D000': 'n’existe pas encore : créez-la, ou corrigez son nom',
  '42501': 'ne donne pas assez de droits à ce compte',
  '53100': 'n’a plus de place sur son disque',
  '57P03': 'n’est pas encore prête : réessayez dans un instant',
};

/** What the port that the shop wants may be. */
const TAKEN: Readonly<Record<string, string>> = {
  EADDRINUSE: 'est déjà pris par un autre programme. Arrêtez-le, ou choisissez un autre port : PORT=3001 npm start',
  EACCES: 'est réservé au système. Choisissez-en un autre : PORT=3001 npm start',
};
// The second is what a worker calls it.
const LISTENING: ReadonlySet<unknown> = new Set(['listen', 'bind']);

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);
const NOT_ALLOWED: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM', 'EROFS']);

// PostgreSQL knows no such table, or no such schema.
const NEVER_STARTED = new Set(['42P01', '3F000']);

// They speak to the person who gave the command.
const OURS = [ConfigError, MigrationError, EmbedError, RestoreError];

type Fault = {
  name: string;
  code?: unknown;
  syscall?: unknown;
  path?: unknown;
  /** The client of the bucket marks its errors so, whether the bucket answered or not. */
  $metadata?: { httpStatusCode?: number };
};

/** The error, and what it was made of. */
function* causesOf(error: unknown): Generator<Fault> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

function explainPort({ code, syscall }: Fault, config: Config | undefined): string | undefined {
  const reason = LISTENING.has(syscall) ? TAKEN[String(code)] : undefined;
  return reason && `Le port ${config?.port} ${reason}`;
}

function explainDisk({ code, path }: Fault): string | undefined {
  if (FULL.has(code)) return 'Le disque est plein : faites de la place, puis recommencez.';
  if (!NOT_ALLOWED.has(code) || typeof path !== 'string') return undefined;
  return `Ce compte ne peut pas lire ou écrire ${path} : corrigez ses droits.`;
}

function explainBucket(fault: Fault): string | undefined {
  if (fault.$metadata === undefined) return undefined;
  if (fault.name === 'NoSuchBucket')
    return 'Le stockage de S3_ENDPOINT ne connaît pas S3_BUCKET : créez-le, ou corrigez son nom.';
  const status = fault.$metadata.httpStatusCode;
  if (status === 401 || status === 403)
    return 'Le stockage de S3_ENDPOINT refuse ces clés : vérifiez-les, et leurs droits sur S3_BUCKET.';
  const reason = UNREACHABLE[String(fault.code)];
  return reason && `Le stockage de S3_ENDPOINT ${reason}.`;
}

function explainDatabase(error: unknown, config: Config | undefined): string | undefined {
  const reason = UNREACHABLE[codeOf(error)] ?? DATABASE_REFUSES[codeOf(error)];
  return config?.databaseUrl && reason && `La base de données de DATABASE_URL ${reason}.`;
}

function sentenceFor(error: unknown, config: Config | undefined): string | undefined {
  const faults = [...causesOf(error)];
  for (const fault of faults) {
    const sentence = explainPort(fault, config) ?? explainDisk(fault) ?? explainBucket(fault);
    if (sentence !== undefined) return sentence;
  }
  return faults.some(({ $metadata }) => $metadata) ? undefined : explainDatabase(error, config);
}

/** A French sentence for faults that a person can mend, the whole error for the others. */
export function explainFault(error: unknown, config: Config | undefined): string {
  if (OURS.some((kind) => error instanceof kind)) return (error as Error).message;
  const sentence = sentenceFor(error, config);
  if (sentence !== undefined) return sentence;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The same for a command beside the shop, which itself makes every table that it asks for. */
export function explainFaultOfCommand(error: unknown, config: Config | undefined): string {
  if (!NEVER_STARTED.has(codeOf(error))) return explainFault(error, config);
  return 'Cette base de données ne contient pas encore de boutique : démarrez-la d’abord une fois (npm start).';
}
