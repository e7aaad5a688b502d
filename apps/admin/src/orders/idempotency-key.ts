const KEY_BYTES = 16;

/** A key that no other request has. `randomUUID` is missing where the shop is reached without TLS. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
