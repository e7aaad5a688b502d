// Benin is one hour ahead of UTC all year round.
const SHOP_OFFSET = '+01:00';
const SHOP_OFFSET_MS = 3_600_000;
const MINUTES_END = 16;

/** An instant → `2026-11-20T14:05`, the shop's own time, as a field for dates and times takes it. */
export function toShopTime(instant: unknown): string {
  const at = typeof instant === 'string' ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(at) ? '' : new Date(at + SHOP_OFFSET_MS).toISOString().slice(0, MINUTES_END);
}

/** What such a field holds → the instant; nothing where it is empty. */
export function fromShopTime(typed: string): string | null {
  const at = Date.parse(`${typed}${SHOP_OFFSET}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
