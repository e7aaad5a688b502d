import { hash, randomBytes, randomInt } from 'node:crypto';

/** What a token begins with: a shopper's session, one of the team's, and the links of invitations, the newsletter, payments and stock alerts. */
export const TOKEN_PREFIXES = ['usr_', 'adm_', 'inv_', 'nws_', 'pay_', 'alr_'] as const;

/** An unguessable token of 256 bits behind a prefix that says what it opens. */
export function newToken(prefix: (typeof TOKEN_PREFIXES)[number]): string {
  return prefix + randomBytes(32).toString('base64url');
}

/** SHA-256 of a token: enough for 256 random bits, where a password needs a slow hash. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** `length` random decimal digits. */
export function newDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('');
}
