import { expect, it } from 'vitest';
import { facts, orderLines } from './blocks.ts';

it.each([
  [
    'facts',
    facts([
      ['Numéro', '{{orderNumber}}'],
      ['Code promo', '{{coupon}}', 'coupon'],
    ]),
  ],
  ['articles and totals', orderLines()],
])('each row of the %s of a mail is headed by what it is about', (_, table) => {
  const rows = table.match(/<tr>.*?<\/tr>/g) ?? [];
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(row).toMatch(/^<tr><th [^>]*scope="row"[^>]*>.*<\/th><td /);
});
