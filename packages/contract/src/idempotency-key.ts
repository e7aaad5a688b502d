const KEY_BYTES = 16;

/**
 * → 32 hexadecimal digits that no other request has, for the `Idempotency-Key` of an order, a refund or a movement of stock. Not `randomUUID`: a browser
 * lacks it where the shop is reached without TLS, as from a phone on the same network.
 */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
