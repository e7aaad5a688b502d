import type { RowProblem } from './draft.ts';

/** A reference that stays as it is, because the table has it without the zeros before it. */
export type LostZeros = { row: number; isOfVariation: boolean; reference: string };

const DIGITS = /^\d+$/;

/** `12`, where the shop has `0012` → `0012`: spreadsheets take digits for a number, and the zeros away. */
export function withZeros(written: string | undefined, known: string | null | undefined): string | undefined {
  if (written === undefined || !known || written.length >= known.length || !DIGITS.test(written)) return undefined;
  return written.padStart(known.length, '0') === known ? known : undefined;
}

/** Somebody may have meant it: they read what was not done, at its row. */
export function tellLostZeros(lost: readonly LostZeros[], headings: Readonly<Record<string, string>>): RowProblem[] {
  return lost.map(({ row, isOfVariation, reference }) => ({
    row,
    column: (isOfVariation ? headings['variationSku'] : undefined) ?? headings['sku'] ?? '',
    message: `Votre tableur a ôté les zéros du début\u00a0: la référence reste «\u00a0${reference}\u00a0»`,
    isNotice: true,
  }));
}
