import { expect, it } from 'vitest';
import { checkParticipant } from './participant-values.ts';

it('who comes needs a name and an address; a number may be of any country', () => {
  expect(checkParticipant({ fullName: ' ', email: '', phone: '12' })).toEqual({
    fullName: 'Le nom est requis',
    email: "L'email est requis",
    phone: 'Le numéro de téléphone est invalide',
  });
  const friend = { fullName: 'Afi Dossou', email: 'afi@exemple.bj' };
  for (const phone of ['', '01 97 00 00 00', '+228 90 12 34 56'])
    expect(Object.values(checkParticipant({ ...friend, phone })).filter(Boolean)).toEqual([]);
});
