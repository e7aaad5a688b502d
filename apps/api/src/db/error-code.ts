/** The code of an error, PostgreSQL's own (five letters or digits) or the system's; undefined where it has none. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error ? (error as { code?: unknown }).code : undefined;
}

// PostgreSQL's own: a transaction that can not be put in a row with others, one of several that wait for each other, a lock that was not got in time.
const NOT_SERIALISABLE = '40001';
const DEADLOCK = '40P01';
const LOCK_TIMEOUT = '55P03';

/** Whether PostgreSQL ended one of several transactions that stood in each other's way: the work is the same the second time. */
export function isClash(error: unknown): boolean {
  const code = codeOf(error);
  return code === NOT_SERIALISABLE || code === DEADLOCK;
}

/** Whether somebody else held a row for longer than one waits. Who tries again at once would wait as long again. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === LOCK_TIMEOUT;
}
