import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { contract } from './contract.ts';
import { checkout } from './orders.ts';
import { passwordChange, passwordReset, registration } from './auth.ts';
import { REFUSALS } from './refusals.ts';
import { shippingAddressInput } from './shipping-addresses.ts';

function messages(schema: z.ZodType, input: unknown): string[] {
  return (schema.safeParse(input).error?.issues ?? []).map((issue) => issue.message);
}

const person = {
  firstName: 'Awa',
  lastName: 'Dossou',
  email: 'awa@example.com',
  password: 'secret',
  phoneNumber: '+2290197000000',
};

test('an empty registration says what is missing, field by field', () => {
  const said = messages(registration, {});
  expect(said).toEqual([
    'Le prénom est requis',
    'Le nom est requis',
    "L'email est requis",
    'Le mot de passe est requis',
    'Le téléphone est requis',
  ]);
});

test('a registration says which value has the wrong form', () => {
  expect(messages(registration, person)).toEqual([]);
  expect(messages(registration, { ...person, email: 'awa' })).toEqual(["Format d'email invalide"]);
  expect(messages(registration, { ...person, password: '12345' })).toEqual(['Minimum 6 caractères']);
  expect(messages(registration, { ...person, phoneNumber: '97000000' })).toEqual(['Format: +229XXXXXXXX']);
  expect(messages(registration, { ...person, isAdmin: true })).toEqual(['Champ inconnu']);
});

test('an email is one account whatever its letters’ case', () => {
  expect(registration.parse({ ...person, email: ' Awa@Example.COM ' }).email).toBe('awa@example.com');
});

test('a new password on the account is strong and new', () => {
  expect(messages(passwordChange, { oldPassword: 'Ancien-1', newPassword: 'court' })).toEqual([
    'Le mot de passe ne respecte pas les critères',
  ]);
  expect(messages(passwordChange, { oldPassword: 'Ancien-12', newPassword: 'Ancien-12' })).toEqual([
    "Le nouveau mot de passe doit être différent de l'ancien",
  ]);
});

test('a reset says that everything is needed', () => {
  expect(new Set(messages(passwordReset, {}))).toEqual(new Set(['Tous les champs sont requis.']));
  expect(messages(passwordReset, { email: 'a@b.co', otp: '123456', newPassword: '12345' })).toEqual([
    'Le mot de passe doit contenir au moins 6 caractères.',
  ]);
});

test('an address says what is missing', () => {
  expect(messages(shippingAddressInput, {})).toEqual([
    "L'adresse ligne 1 est requise",
    'La ville est requise',
    'Le pays est requis',
  ]);
  const address = { addressLine1: 'Rue 1', city: 'Cotonou', country: 'Bénin' };
  expect(messages(shippingAddressInput, { ...address, postalCode: '01_BP' })).toEqual(["Le code postal n'est pas valide"]);
});

test('a checkout names a payment method that exists', () => {
  expect(messages(checkout, { paymentMethod: 'cheque' })).toEqual([
    'Veuillez sélectionner un mode de paiement avant de continuer',
  ]);
});

test('no message of any schema is a library’s own English', () => {
  const english = /\b(invalid|required|expected|received|too|must|string|number)\b/i;
  for (const [key, endpoint] of Object.entries<Endpoint>(contract)) {
    for (const input of [{}, null, 7, [], { page: 'x', limit: -1, quantity: 'x', email: 3 }]) {
      for (const schema of [endpoint.body, endpoint.query]) {
        for (const said of schema ? messages(schema, input) : []) expect(said, key).not.toMatch(english);
      }
    }
  }
});

test('every refusal that an endpoint names has a status and a sentence', () => {
  for (const [code, { status, message }] of Object.entries(REFUSALS)) {
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(message, code).not.toBe('');
  }
});
