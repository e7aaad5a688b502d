import { SHIPPING_ZONES } from '@tokpa/contract/shop-policy';
import { expect, it } from 'vitest';
import type { LegalSection, ShopIdentity } from './legal-section.ts';
import { privacyOf } from './privacy.ts';
import { termsOf } from './terms.ts';

const SHOP: ShopIdentity = {
  shopName: 'Tokpa',
  contactEmail: 'bonjour@tokpa.example',
  supportPhone: '+2290197000000',
  contactAddress: 'Quartier Tokpa, Cotonou, Bénin',
  shippingFee: 1000,
  codCities: ['Cotonou', 'Porto-Novo'],
  codFee: 2000,
  codMaxAmount: 100_000,
  unpaidOrderMinutes: 60,
  shippingZones: [...SHIPPING_ZONES],
  countriesServed: ['Bénin', 'Togo'],
  returnDays: 30,
  perishableReturnDays: 7,
  refundDelays: [{ method: 'Virement', delay: '5 jours' }],
  warrantyYears: 2,
};

function said(sections: readonly LegalSection[]): string {
  return sections
    .flatMap(({ blocks }) => blocks.flat())
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
}

it('the terms have eleven sections', () => {
  expect(termsOf(SHOP)).toHaveLength(11);
});

it('the terms ask no other fee than the checkout', () => {
  expect(said(termsOf(SHOP))).toContain('un forfait de livraison de 1 000 FCFA');
  expect(said(termsOf({ ...SHOP, shippingFee: 0 }))).not.toContain('forfait');
  expect(said(termsOf({ ...SHOP, codFee: 2500 }))).toContain('un supplément de 2 500 FCFA');
  expect(said(termsOf({ ...SHOP, codFee: 0 }))).toContain('par commande en ligne. Le total');
});

it('the terms offer cash on delivery only where there is such a city', () => {
  expect(said(termsOf(SHOP))).toContain(
    'est proposé à Cotonou et Porto-Novo, pour une commande de 100 000 FCFA au plus.',
  );
  expect(said(termsOf({ ...SHOP, codMaxAmount: 0 }))).toContain('est proposé à Cotonou et Porto-Novo.');
  const without = said(termsOf({ ...SHOP, codCities: [] }));
  expect(without).not.toContain('est proposé à');
  expect(without).not.toContain('un supplément de');
});

it('the terms promise what the settings say', () => {
  const text = said(termsOf({ ...SHOP, returnDays: 45, warrantyYears: 3 }));
  for (const words of [
    'délai de 45 jours',
    'garantis 3 ans',
    'Bénin et Togo',
    'Comptez 2 à 7 jours ouvrables',
    'Virement, 5 jours',
  ])
    expect(text).toContain(words);
});

it('the terms count one in the singular, and promise no warranty where there is none', () => {
  const once = { returnDays: 1, perishableReturnDays: 1, warrantyYears: 1, unpaidOrderMinutes: 1 };
  const text = said(termsOf({ ...SHOP, ...once, contactAddress: '' }));
  for (const words of ['de 1 jour après', 'de 1 jour pour', 'garantis 1 an contre', '1 minute, puis', 'Tokpa. Email'])
    expect(text).toContain(words);
  const without = said(termsOf({ ...SHOP, warrantyYears: 0 }));
  expect(without).toContain('La loi vous garantit');
  expect(without).not.toMatch(/garantis|Ces garanties/);
});

it('people read everything that is kept of them, with an account or without', () => {
  const text = said(privacyOf(SHOP));
  for (const words of [
    'retour d’un produit, même sans compte',
    'commentaires du blog',
    'séminaires : nom, email et tél',
  ])
    expect(text).toContain(words);
});

it('people read how long their data is kept, and whom to ask', () => {
  const text = said(privacyOf(SHOP));
  for (const words of [
    '10 ans',
    'Messages et demandes de retour : 3 ans',
    'Alertes de retour en stock : 90 jours après l’email ou leur annulation, 1 an si',
    'Journaux techniques : 1 an.',
    'bonjour@tokpa.example',
  ])
    expect(text).toContain(words);
});
