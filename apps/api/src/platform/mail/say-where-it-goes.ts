import type { Config } from '#config';

/** What is said of a mail that was just written: without a mail server nobody gets it. `to` stands where the screen has not said it. */
export function sayWhereItGoes(
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  { what, to }: { what: string; to?: string },
): string {
  if (smtpUrl !== undefined) return to === undefined ? `${what} part dans un instant.` : `${what} part à ${to}.`;
  return `${what} reste dans «\u00a0Emails envoyés\u00a0»\u00a0: aucun serveur de messagerie n’est réglé.`;
}
