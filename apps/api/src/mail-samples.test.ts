import { expect, it } from 'vitest';
import { renderSamples } from '#platform/mail/samples';
// Loads every feature, and with it the mails that it defines.
import './app.ts';

const GMAIL_CUTS_AT_BYTES = 102_000;

const mails = await renderSamples();

it('the shop has the mails of an account and of the newsletter', () => {
  expect(mails.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['welcome', 'reset-code', 'newsletter-confirmation']),
  );
});

it.each(mails)('$name is a whole French mail that loads nothing from anywhere', ({ subject, html, text }) => {
  expect(html).toContain('lang="fr"');
  expect(html).not.toMatch(/<(?:img|link|script|iframe)\b|@import|url\(/i);
  expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_CUTS_AT_BYTES);
  for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|\}\}|undefined|NaN|\[object/);
});

it.each(mails)('$name can be read as plain text', ({ text }) => {
  expect(text).not.toMatch(/<\/?(?:a|br|div|h1|li|p|span|strong|t[dr]|ul)\b|&[a-z]+;|&#/i);
  expect(text).toMatch(/http:\/\/localhost:3000/);
  expect(text).not.toMatch(/\n{3}/);
});
