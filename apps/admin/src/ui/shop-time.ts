// Benin is one hour ahead of UTC all year round.
const SHOP_OFFSET = '+01:00';
const SHOP_OFFSET_MS = 3_600_000;
const MINUTES_END = 16;

const SHOP_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u;

/**
 * An instant → `2026-11-20T14:05`, the shop's own time, as a field for dates and times takes it. What is in it already stays:
 * react-admin's field formats twice, and a time without its zone would be read as the time where the browser is.
 */
export function toShopTime(instant: unknown): string {
  if (typeof instant === 'string' && SHOP_TIME.test(instant)) return instant;
  const at = typeof instant === 'string' ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(at) ? '' : new Date(at + SHOP_OFFSET_MS).toISOString().slice(0, MINUTES_END);
}

/** What such a field holds → the instant; nothing where it is empty. */
export function fromShopTime(typed: string): string | null {
  const at = Date.parse(`${typed}${SHOP_OFFSET}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
