import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AddressLines } from './address-lines.tsx';

it('a landmark is named, its colon on the line of its word', () => {
  const address = {
    recipientName: null,
    phone: null,
    addressLine1: 'Rue 12.345, Cadjèhoun',
    addressLine2: null,
    landmark: 'derrière la pharmacie',
    city: 'Cotonou',
    state: 'Littoral',
    postalCode: null,
    country: 'Bénin',
  };
  expect(renderToStaticMarkup(<AddressLines address={address} />)).toContain('Repère\u00a0: derrière la pharmacie');
});
