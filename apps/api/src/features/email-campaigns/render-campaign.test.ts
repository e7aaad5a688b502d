import { expect, it } from 'vitest';
import { campaignData } from './render-campaign.ts';

const SHOP = 'https://tokpa.example';
const mailOf = (content: string) => campaignData({ subject: 'Au marché', preheader: '', content }, SHOP, 'essai');

it('a picture of a campaign is fetched from the shop, and no wider than the mail', () => {
  const { content } = mailOf(
    '<p>Voici <img src="/media/0123456789abcdef/960.jpeg" alt="L’étal" width="960" height="640" /></p>',
  );
  expect(content).toContain(`src="${SHOP}/media/0123456789abcdef/960.jpeg"`);
  expect(content).toContain('width="510" height="340"');
  expect(content).toContain('max-width:100%;height:auto');
});

it('a small picture stays small, and one without a size has none', () => {
  expect(mailOf('<img src="/media/a/300.jpeg" alt="" width="300" height="200" />').content).toContain(
    'width="300" height="200"',
  );
  expect(mailOf('<img src="/media/a/300.jpeg" alt="" />').content).not.toContain('width="');
});

it('begins with one title: the text’s own, or else the subject', () => {
  expect(mailOf('<h2>Bien dormir</h2><p>Le soir.</p><h2>Le matin</h2>')).toMatchObject({
    title: null,
    content: expect.stringMatching(/^<h1 style="[^"]*">Bien dormir<\/h1><p>Le soir.<\/p><h2>Le matin<\/h2>$/),
    words: 'Bien dormir\n\nLe soir.\n\nLe matin',
  });
  expect(mailOf('<p>Bonjour.</p><h2>Le matin</h2>')).toMatchObject({
    title: 'Au marché',
    content: '<p>Bonjour.</p><h2>Le matin</h2>',
  });
});

it('who reads the mail as plain text is told what its pictures show, but of decoration nothing', () => {
  const picture = (alt: string) => `<p><img src="/media/a/300.jpeg" alt="${alt}" width="300" height="200" /></p>`;
  expect(mailOf(`<p>Voici.</p>${picture('L’étal d’Afi')}${picture('')}`).words).toBe(
    'Voici.\n\n[Image\u00a0: L’étal d’Afi]',
  );
});
