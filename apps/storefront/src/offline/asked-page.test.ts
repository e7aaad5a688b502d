import { expect, it } from 'vitest';
import { askedPage, explainMissing } from './asked-page.ts';

it('leads back to a page of the shop alone', () => {
  expect(askedPage('?depuis=%2Fproduct%2Fmiel%3Fpage%3D2')).toBe('/product/miel?page=2');
  for (const elsewhere of [
    '',
    '?depuis=',
    '?depuis=https%3A%2F%2Fautre.bj',
    '?depuis=%2F%2Fautre.bj',
    '?depuis=%2F%5Cautre.bj',
    '?depuis=/%09/autre.bj/',
    '?depuis=/%0A/autre.bj/',
    '?depuis=/%0D%5Cautre.bj/',
  ]) {
    expect(askedPage(elsewhere), elsewhere).toBeUndefined();
  }
});

it('says of the checkout that an order needs the network', () => {
  expect(explainMissing('/checkout?etape=2')).toContain('Une commande se passe avec le réseau');
  expect(explainMissing('/account')).toContain('ne sont pas gardés');
  expect(explainMissing('/faq')).toContain('pas encore été ouverte');
});

it('keeps in sight what was searched for', () => {
  expect(explainMissing('/search?q=beurre+de+karit%C3%A9&page=2')).toContain('Votre recherche « beurre de karité »');
  expect(explainMissing('/search?q=')).toContain('pas encore été ouverte');
});
