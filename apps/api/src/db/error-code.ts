/** The code of an error, PostgreSQL's own (five letters or digits) or the system's; undefined where it has none. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error ? (error as { code?: unknown }).code : undefined;
}
