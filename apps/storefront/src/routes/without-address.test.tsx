import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import ContactPage from './contact.tsx';

function drawContact(contactAddress: string): string {
  const details = {
    supportPhone: '+2290197000000',
    whatsappNumber: '',
    contactEmail: 'bonjour@exemple.bj',
    contactAddress,
  };
  const loaderData = { origin: 'https://boutique.exemple.bj', details, isAtMarket: false, teasers: [] };
  const props = { loaderData, params: {}, matches: [] } as unknown as Parameters<typeof ContactPage>[0];
  const Stub = createRoutesStub([{ path: '/', Component: () => <ContactPage {...props} /> }]);
  return renderToStaticMarkup(<Stub />);
}

it('the page Contact says where the shop is, and nothing of it where it has no address', () => {
  const page = drawContact('Quartier Zongo, Parakou');
  expect(page).toContain('Nous trouver');
  expect(page.split('Quartier Zongo, Parakou')).toHaveLength(3);
  const without = drawContact('');
  expect(without).toContain('bonjour@exemple.bj');
  expect(without).not.toContain('Nous trouver');
  expect(without).not.toContain('Adresse<');
});
