/** As it stands on the invoice. */
export function invoiceNumber({ year, number }: { year: number; number: number }): string {
  return `FAC-${year}-${String(number).padStart(6, '0')}`;
}

const TYPED = /^\s*fac[-\s]*(\d{4})[-\s]*(\d{1,9})\s*$/i;

/** The invoice that somebody looks for, however they write its number; undefined when it is something else. */
export function readInvoiceNumber(typed: string): { year: number; number: number } | undefined {
  const [, year, number] = TYPED.exec(typed) ?? [];
  return year === undefined ? undefined : { year: Number(year), number: Number(number) };
}
