/** What the mail client says of a mail that did not go: the mail server's words, and the command that they answer. */
export type SmtpError = Error & { code?: string; responseCode?: number; response?: string; command?: string };

/** Whom a mail server refuses: the shop, whatever it sends; a mailbox, which is not there; or this one letter. */
export type Refusal = { of: 'shop' | 'mailbox' | 'letter'; isForGood: boolean };

// No such mailbox, no such domain, not an address, moved away, a domain that takes no mail (RFC 7505), a closed mailbox (RFC 3463).
// The three digits before them do not tell: 550 is also « not through this server », and then every subscriber would be gone.
const NO_MAILBOX = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);
// « Relaying denied », « sender address rejected »: a setting, which somebody will put right. Postfix says so only at the recipient.
const MAY_NOT_SEND = /^5\.(?:7\.\d+|1\.[78])$/;

/** The enhanced status code that a permanent refusal begins with (RFC 2034), as `5.1.1`; empty when it has none. */
function enhancedCodeOf(response: string): string {
  return /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';
}

function readAtRecipient(response: string, isPermanent: boolean): Refusal {
  const code = enhancedCodeOf(response);
  if (NO_MAILBOX.has(code)) return { of: 'mailbox', isForGood: true };
  if (MAY_NOT_SEND.test(code)) return { of: 'shop', isForGood: false };
  return { of: 'letter', isForGood: isPermanent && code === '' };
}

/** Nothing where the mail server did not say no. One who may not send at all would see every single mail refused: they wait. */
export function readRefusal({ responseCode = 0, response = '', command }: SmtpError): Refusal | undefined {
  if (responseCode < 400) return undefined;
  if (command === 'MAIL FROM') return { of: 'shop', isForGood: false };
  const isPermanent = responseCode >= 500;
  if (command === 'RCPT TO') return readAtRecipient(response, isPermanent);
  return { of: 'letter', isForGood: isPermanent };
}
