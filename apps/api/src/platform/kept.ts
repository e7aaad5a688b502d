/** What is not sent stays, what is sent empty is emptied. */
export function kept<T>(sent: T | null | undefined, current: T, empty: T): T {
  return sent === undefined ? current : (sent ?? empty);
}
