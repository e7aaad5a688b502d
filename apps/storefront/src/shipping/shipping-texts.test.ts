import { expect, it } from 'vitest';
import { specialCases } from './shipping-texts.ts';

/** What the page Livraison says of cash, with plain spaces. */
function cashSaid(codFee: number, codMaxAmount: number): string | undefined {
  const [cash] = specialCases({ codCities: ['Cotonou'], codFee, codMaxAmount });
  return cash?.text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

it('announces the supplement and the ceiling of cash on delivery, and neither where there is none', () => {
  expect(cashSaid(2000, 100_000)).toBe(
    'En espèces, à Cotonou, avec un supplément de 2 000 FCFA et pour une commande de 100 000 FCFA au plus.',
  );
  expect(cashSaid(2000, 0)).toBe('En espèces, à Cotonou, avec un supplément de 2 000 FCFA.');
  expect(cashSaid(0, 100_000)).toBe('En espèces, à Cotonou, pour une commande de 100 000 FCFA au plus.');
  expect(cashSaid(0, 0)).toBe('En espèces, à Cotonou.');
});
