/** What is not sent stays. */
export function sentOr<T>(sent: T | undefined, kept: T): T {
  return sent === undefined ? kept : sent;
}
