import { expect, it } from 'vitest';
import { checkMessage, EMPTY_MESSAGE } from './check-message.ts';

const MESSAGE = {
  ...EMPTY_MESSAGE,
  name: 'Afiavi',
  email: ' afiavi@exemple.bj ',
  subject: 'other',
  message: 'Bonjour',
};

it('a message without a phone number can be sent', () => {
  expect(Object.values(checkMessage(MESSAGE)).filter(Boolean)).toEqual([]);
  for (const phone of ['+228 (0) 90.00.00-00', '97 00 00 00', ' '])
    expect(checkMessage({ ...MESSAGE, phone })).toEqual(checkMessage(MESSAGE));
});

it('an empty message is asked for every field it needs', () => {
  expect(checkMessage({ ...EMPTY_MESSAGE, name: '  ' })).toEqual({
    name: 'Le nom est requis',
    email: "L'email est requis",
    phone: undefined,
    subject: 'Le sujet est requis',
    message: 'Le message est requis',
  });
});

it.each(['123', '97 00 00', '+229 01 97'])('%j is too short for a number', (phone) => {
  expect(checkMessage({ ...MESSAGE, phone }).phone).toBe('Le numéro de téléphone est invalide');
});

it('an address and a number that can be none are told so', () => {
  expect(checkMessage({ ...MESSAGE, email: 'afiavi@', phone: 'le soir' })).toMatchObject({
    email: "Format d'email invalide",
    phone: 'Le numéro de téléphone est invalide',
  });
});
