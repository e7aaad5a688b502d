import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

/** `t=<unix seconds>,s=<hex HMAC-SHA256 of "t.body">`: the header that FedaPay defined and the sandbox follows. */
export function signBody(secret: string, rawBody: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},s=${hmac(secret, `${seconds}.${rawBody}`).toString('hex')}`;
}

/** Whether one of the header's signatures is the body's, made with the secret at most 300 s before or after `now`. */
export function isSigned(
  header: string | undefined,
  { secret, rawBody, now }: { secret: string; rawBody: string; now: Date },
): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim());
  const seconds = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2);
  if (seconds === undefined) return false;
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(seconds)) > TOLERANCE_SECONDS) return false;
  const expected = hmac(secret, `${seconds}.${rawBody}`);
  return parts
    .filter((part) => part.startsWith('s='))
    .map((part) => Buffer.from(part.slice(2), 'hex'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

function hmac(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text, 'utf8').digest();
}
