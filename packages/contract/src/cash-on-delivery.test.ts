import { expect, it } from 'vitest';
import { isCodPlace } from './cash-on-delivery.ts';

it.each([
  [{ city: 'Cotonou', country: 'Bénin' }, true],
  [{ city: ' porto novo ', country: 'Bénin' }, true],
  [{ city: 'PORTO-NOVO', country: 'Bénin' }, true],
  [{ city: 'Cotonou', country: 'Togo' }, false],
  [{ city: 'Parakou', country: 'Bénin' }, false],
  [{ city: '', country: 'Bénin' }, false],
  [null, false],
])('one may pay on delivery in %j: %j', (place, expected) => {
  expect(isCodPlace(place, ['Cotonou', 'Porto-Novo'])).toBe(expected);
});
