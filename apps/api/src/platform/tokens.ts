import { hash, randomBytes, randomInt } from 'node:crypto';

/** An unguessable token of 256 bits behind a prefix that says what it opens. */
export function newToken(prefix: 'usr_' | 'adm_' | 'inv_' | 'nws_' | 'pay_' | 'alr_'): string {
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
