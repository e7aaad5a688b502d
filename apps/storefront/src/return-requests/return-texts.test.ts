import { expect, it } from 'vitest';
import { returnPolicyOf, returnSteps, summariseReturns } from './return-texts.ts';

const TERMS = { returnDays: 30, perishableReturnDays: 7, warrantyYears: 2 };

it('the returns page says what the settings say', () => {
  expect(summariseReturns(TERMS)).toContain(
    'Retour sous 30 jours, 7 jours pour les denrées périssables, appareils garantis 2 ans',
  );
  const windows = ['30 jours', '30 jours', '7 jours', 'Non repris', '30 jours'];
  expect(returnPolicyOf(TERMS).map(({ window }) => window)).toEqual(windows);
  expect(returnPolicyOf(TERMS).at(-1)?.condition).toContain('Puis 2 ans de garantie');
  expect(returnSteps(30)[0]?.text).toContain('un délai de 30 jours après');
});

it('one day and one year are told in the singular', () => {
  const once = { returnDays: 1, perishableReturnDays: 1, warrantyYears: 1 };
  const text = JSON.stringify([summariseReturns(once), returnPolicyOf(once), returnSteps(1)]);
  expect(text).toContain('Puis 1 an de garantie');
  expect(text).not.toMatch(/1 (?:jours|ans)/);
});

it('a shop that warrants nothing says nothing of a warranty', () => {
  const text = JSON.stringify([
    summariseReturns({ ...TERMS, warrantyYears: 0 }),
    returnPolicyOf({ ...TERMS, warrantyYears: 0 }),
  ]);
  expect(text).not.toMatch(/garanti/);
});
