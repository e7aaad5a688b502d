import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { meta } from './contact.tsx';
import ShippingPage from './shipping.tsx';

const NUMBER = '+2290197000000';

function describeContact(whatsappNumber: string): string {
  const details = { supportPhone: NUMBER, whatsappNumber, contactEmail: 'bonjour@exemple.bj', contactAddress: '' };
  const loaderData = { origin: 'https://boutique.exemple.bj', details, teasers: [] };
  return JSON.stringify(meta({ matches: [], loaderData } as unknown as Parameters<typeof meta>[0]));
}

function drawShipping(hasWhatsApp: boolean): string {
  const loaderData = {
    origin: 'https://boutique.exemple.bj',
    shippingFee: 1000,
    zones: [],
    delays: '1 à 3 jours',
    countries: ['Bénin'],
    cash: { codCities: [], codFee: 0, codMaxAmount: 0 },
    hasWhatsApp,
  };
  const props = { loaderData, params: {}, matches: [] } as unknown as Parameters<typeof ShippingPage>[0];
  return renderToStaticMarkup(
    <MemoryRouter>
      <ShippingPage {...props} />
    </MemoryRouter>,
  );
}

it('a shop with WhatsApp says so where it tells how to reach it and where it delivers by agreement', () => {
  expect(describeContact(NUMBER)).toContain('Écrivez-nous, appelez ou passez par WhatsApp.');
  expect(drawShipping(true)).toContain('par téléphone ou WhatsApp');
});

it('a shop whose number of WhatsApp was emptied offers it nowhere', () => {
  expect(describeContact('')).toContain('Écrivez-nous ou appelez.');
  expect(describeContact('')).not.toContain('WhatsApp');
  expect(drawShipping(false)).toContain('avec notre équipe, par téléphone');
  expect(drawShipping(false)).not.toContain('WhatsApp');
});
