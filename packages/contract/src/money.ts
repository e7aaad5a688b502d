/** XOF has no decimals: every amount in Tokpa is a whole number of FCFA. */
export const CURRENCY = 'XOF';

/** The most that a price may be, and what an order may cost: the database counts both in four bytes. */
export const AMOUNT_MAX = 1_000_000_000;

const NARROW_NO_BREAK_SPACE = '\u202f';

/** A whole number → `12 500`, grouped by narrow no-break spaces as French typography asks. */
export function formatCount(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, NARROW_NO_BREAK_SPACE);
}

/** A whole amount of FCFA → `12 500 FCFA`, grouped as `formatCount` does. */
export function formatFcfa(amount: number): string {
  return `${formatCount(amount)}\u00a0FCFA`;
}

/** Rounded (original − price) over original in percent; 0 when there is no discount. Specification, section 9. */
export function discountPercent(price: number, originalPrice: number | null | undefined): number {
  if (!originalPrice || originalPrice <= price) return 0;
  return Math.round(((originalPrice - price) / originalPrice) * 100);
}
