import { expect, it } from 'vitest';
import { checkProfile, toProfileChange } from './profile-values.ts';

const afiavi = {
  id: '1',
  firstName: 'Afiavi',
  lastName: 'Dossou',
  email: 'afiavi@exemple.bj',
  phone: '+2290197000000',
};
const wrong = (errors: object) => Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence));

it('refuses to empty what the shop needs to know', () => {
  expect(wrong(checkProfile({ firstName: '', lastName: ' ', email: '', phone: '' }, afiavi))).toEqual({
    firstName: 'Le prénom est requis',
    lastName: 'Le nom est requis',
    email: "L'email est requis",
    phone: 'Le téléphone est requis',
  });
});

it('lets a shopper who never gave a number go on without one', () => {
  const values = { ...afiavi, phone: '' };
  expect(wrong(checkProfile(values, { ...afiavi, phone: '' }))).toEqual({});
  expect(toProfileChange(values)).not.toHaveProperty('phone');
});

it('sends the number in the one form that the shop keeps', () => {
  expect(toProfileChange({ ...afiavi, phone: '97 00 00 00' }).phone).toBe('+2290197000000');
  expect(wrong(checkProfile({ ...afiavi, phone: '0197' }, afiavi))).toEqual({ phone: 'Format: +229XXXXXXXX' });
});

it('does not take another country’s ten digits for a number of Bénin', () => {
  const abroad = { ...afiavi, phone: '07 08 09 10 11' };
  expect(wrong(checkProfile(abroad, afiavi))).toEqual({ phone: 'Format: +229XXXXXXXX' });
});
