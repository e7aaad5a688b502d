import { codeOf } from './error-code.ts';

// PostgreSQL's own codes: connection faults (08), shut-down and start-up (57P), too many connections (53300).
const DATABASE_AWAY = /^(08\w{3}|57P\d{2}|53300)$/;
const SOCKET_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const DRIVER_AWAY =
  /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|Client has encountered a connection error/;

/** Whether the database, and not the work, is the trouble: the same may do in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // A socket in a folder is not there while its server is away; any other file that is missing is a fault.
  if (code === 'ENOENT') return syscall === 'connect';
  return DATABASE_AWAY.test(code) || SOCKET_AWAY.has(code) || DRIVER_AWAY.test(error.message);
}

// PostgreSQL's own code of a statement that was cancelled.
const CANCELED = '57014';

/** Whether PostgreSQL cut a statement off that took too long. Its transaction is undone: the same may do when there is less to do. */
export function isCutOff(error: unknown): boolean {
  return codeOf(error) === CANCELED;
}
