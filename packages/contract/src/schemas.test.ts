import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { contract } from './contract.ts';
import { idOrSlug, queryDate } from './fields.ts';
import { callerOrder } from './order-desk.ts';
import { checkout } from './orders.ts';
import { passwordChange, passwordReset, registration } from './auth.ts';
import { productQuery } from './products.ts';
import { REFUSALS } from './refusals.ts';
import { reviewSubmission } from './reviews.ts';
import { shippingAddressInput } from './shipping-addresses.ts';

function messages(schema: z.ZodType, input: unknown): string[] {
  return (schema.safeParse(input).error?.issues ?? []).map((issue) => issue.message);
}

// Passwords are hashed, and the robots' field is thrown away.
const KEPT_NOWHERE = new Set(['password', 'oldPassword', 'newPassword', 'website']);

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

test('an accent makes a password neither longer nor stronger, whatever device writes it', () => {
  const apart = (typed: string) => typed.normalize('NFD');
  expect(messages(registration, { ...person, password: apart('été é') })).toEqual(['Minimum 6 caractères']);
  const weak = ['Le mot de passe ne respecte pas les critères'];
  expect(messages(passwordChange, { oldPassword: 'Ancien-1', newPassword: apart('Été12345') })).toEqual(weak);
  expect(messages(passwordChange, { oldPassword: apart('Été-1234'), newPassword: 'Été-1234' })).toEqual([
    "Le nouveau mot de passe doit être différent de l'ancien",
  ]);
});

test('a new password on the account is strong and new', () => {
  for (const newPassword of ['court', '', undefined]) {
    expect(messages(passwordChange, { oldPassword: 'Ancien-1', newPassword })).toEqual([
      'Le mot de passe ne respecte pas les critères',
    ]);
  }
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
  expect(messages(shippingAddressInput, { ...address, postalCode: '01_BP' })).toEqual([
    "Le code postal n'est pas valide",
  ]);
  for (const country of [undefined, null, '', ' ']) {
    expect(messages(shippingAddressInput, { ...address, country })).toEqual(['Le pays est requis']);
  }
  expect(messages(shippingAddressInput, { ...address, country: 'Suisse' })).toEqual([
    "Un pays de la liste : Côte d'Ivoire, Ghana, Burkina Faso, Mali, Sénégal, Niger, Guinée, Togo, Bénin",
  ]);
  for (const [written, country] of [
    ['Benin', 'Bénin'],
    ['SÉNÉGAL', 'Sénégal'],
    ['cote d’ivoire', "Côte d'Ivoire"],
  ])
    expect(shippingAddressInput.parse({ ...address, country: written }).country).toBe(country);
});

test('a checkout names a payment method that exists', () => {
  expect(messages(checkout, { paymentMethod: 'cheque' })).toEqual([
    'Veuillez sélectionner un mode de paiement avant de continuer',
  ]);
});

test('what an answer shows as empty may be sent back as it is', () => {
  expect(messages(checkout, { paymentMethod: 'momo', couponCode: null, shippingAddressId: null })).toEqual([]);
  const opinion = { itemType: 'PRODUCT', itemId: '01890000-0000-7000-8000-000000000000', rating: 5, content: 'Bien' };
  expect(messages(reviewSubmission, { ...opinion, title: null })).toEqual([]);
});

test('a number in an address is written in plain digits', () => {
  expect(productQuery.parse({ page: '2', minPrice: '0', maxPrice: 500 })).toMatchObject({
    page: 2,
    minPrice: 0,
    maxPrice: 500,
  });
  for (const written of ['1e3', '0x10', '+1', ' 1', '1.5', 'x']) {
    expect(messages(productQuery, { page: written }), written).toEqual([
      expect.stringMatching(/^Un nombre (entier )?est attendu$/),
    ]);
  }
});

type Bounds = { minimum?: number; maximum?: number; anyOf?: Bounds[] };

/** The whole numbers next to what a schema takes; none where it has no bounds. */
function numbersBeyond(shape: Bounds): number[] {
  const { minimum, maximum } = shape.anyOf?.find((one) => one.maximum !== undefined) ?? shape;
  return [Number(minimum) - 1, Number(maximum) + 1].filter(Number.isSafeInteger);
}

function saidOf({ body }: Endpoint, name: string, value: unknown): string[] {
  const issues = body?.safeParse({ [name]: value }).error?.issues ?? [];
  return issues.filter(({ path }) => path[0] === name).map(({ message }) => message);
}

test('a number out of its bounds is told the bound, not that it is no whole number', () => {
  for (const [key, endpoint] of Object.entries<Endpoint>(contract)) {
    const { properties = {} } = z.toJSONSchema(endpoint.body ?? z.object({}), { io: 'input', unrepresentable: 'any' });
    for (const [name, written] of Object.entries(properties)) {
      for (const beyond of numbersBeyond(written as Bounds))
        expect(saidOf(endpoint, name, beyond).join(), `${key} ${name} ${beyond}`).not.toMatch(/entier/);
    }
  }
  const line = { itemId: '01890000-0000-7000-8000-000000000000' };
  const said = (quantity: unknown) =>
    messages(callerOrder, { paymentMethod: 'cod', userId: line.itemId, items: [{ ...line, quantity }] });
  expect(said(1000)).toEqual(['La valeur doit être inférieure ou égale à 999']);
  expect(said(0)).toEqual(['Au moins 1']);
  for (const quantity of [1.5, '2', null]) expect(said(quantity)).toEqual(['Un nombre entier est attendu']);
  expect(said(2 ** 60)[0]).toBe('Un nombre entier est attendu');
});

test('nothing is said of one characters', () => {
  expect(messages(idOrSlug, '')).toEqual(['Ce champ est requis']);
  expect(messages(z.array(z.string()).min(1), [])).toEqual(['Au moins un élément']);
});

test('every text that a caller sends can be written down', () => {
  for (const [key, endpoint] of Object.entries<Endpoint>(contract)) {
    const { properties = {} } = z.toJSONSchema(endpoint.body ?? z.object({}), { io: 'input', unrepresentable: 'any' });
    for (const name of Object.keys(properties).filter((field) => !KEPT_NOWHERE.has(field))) {
      const said = endpoint.body?.safeParse({ [name]: 'a\0b' }).error?.issues.filter(({ path }) => path[0] === name);
      expect(said, `${key} ${name}`).not.toEqual([]);
    }
  }
});

test('nor is anything looked for that can not be written down', () => {
  for (const [key, { params, query }] of Object.entries<Endpoint>(contract)) {
    for (const [name, schema] of Object.entries({ ...params?.shape, ...query?.shape })) {
      for (const written of ['a\0b', '\uD800']) {
        expect((schema as z.ZodType).safeParse(written).success, `${key} ${name}`).toBe(false);
      }
    }
  }
});

test('a date that no calendar of a shop has is refused, and one with any hour of the world is not', () => {
  for (const day of ['0000-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '9999-12-31T23:59:59-14:00', '2026-02-30'])
    expect(messages(queryDate, day), day).toEqual(['Date invalide']);
  for (const day of ['1900-01-01', '2026-11-20', '2026-11-20T10:00:00Z', '2999-12-30T23:59:59-14:00'])
    expect(messages(queryDate, day), day).toEqual([]);
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

test('a field that is missing is said to be missing, whatever a wrong one would be called', () => {
  for (const [key, { body }] of Object.entries<Endpoint>(contract))
    for (const message of body ? messages(body, {}) : [])
      expect(message, key).not.toMatch(/invalide|inconnue?\b|autorisée|attendu/);
  const enrolment = contract['POST /seminar-registrations'].body;
  expect(enrolment.safeParse({ seminarId: null }).error?.issues[0]?.message).toBe('Ce champ est requis');
  expect(enrolment.safeParse({ seminarId: 'x' }).error?.issues[0]?.message).toBe('Identifiant invalide');
});
