export type PageSlot = number | 'gap-before' | 'gap-after';

const REACH = 2;

/** Whether an address names a page after the last; the first is always there, even of an empty list. */
export function isPastEnd({ page, pages }: { page: number; pages: number }): boolean {
  return page > Math.max(pages, 1);
}

/** The page numbers to show: the first, the last, and the current one ± 2; a gap stands for what is left out. Beyond the end: as on the last. */
export function pageWindow(current: number, total: number): PageSlot[] {
  const near = Math.min(current, total);
  const from = Math.max(1, near - REACH);
  const to = Math.min(total, near + REACH);
  const slots: PageSlot[] = [];
  if (from > 1) slots.push(1);
  if (from > 2) slots.push('gap-before');
  for (let page = from; page <= to; page += 1) slots.push(page);
  if (to < total - 1) slots.push('gap-after');
  if (to < total) slots.push(total);
  return slots;
}
