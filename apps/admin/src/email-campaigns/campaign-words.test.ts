import { expect, it } from 'vitest';
import { recipientWords, sayAudience } from './campaign-words.tsx';

it('says to whom a campaign goes, and how many they are once that is read', () => {
  const campaign = { audience: 'BUYERS' } as const;
  const counts = (count: number) => [
    { audience: 'SUBSCRIBERS', count: 9 } as const,
    { audience: 'BUYERS', count } as const,
  ];
  const name = 'Les abonnés qui ont déjà acheté';
  expect(sayAudience(campaign)).toBe(`${name}.`);
  expect(sayAudience(campaign, counts(24))).toBe(`${name} : 24 personnes aujourd’hui.`);
  expect(sayAudience(campaign, counts(1))).toBe(`${name} : 1 personne aujourd’hui.`);
  expect(sayAudience(campaign, counts(12_000))).toMatch(/ : 12\s000 personnes /);
});

it('calls no mail sent that has not left the shop', () => {
  expect([recipientWords('SENT', true), recipientWords('SENT', false)]).toEqual(['Envoyé', 'Gardé ici']);
  expect(recipientWords('WAITING', false)).toBe('En attente');
});
