import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '@tokpa/contract';
import { ENDPOINTS } from '#testing/endpoints';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { useTestShop } from '#testing/test-shop';
import { definitionOf, innerSchemas } from './values-of.ts';

const shop = await useTestShop();
const { token: ofShopper } = await createShopper(shop);
const { token: ofOwner } = await createStaff(shop);

/** What a body may hold beyond named fields: settings are named by their keys, news are their provider's. */
const BY_OTHER_RULES = new Set(['PUT /settings', 'POST /payments/webhooks/{provider}']);
const WRITES = ENDPOINTS.filter(([key]) => !key.startsWith('GET ') && !BY_OTHER_RULES.has(key));
const FILLER = '01890000-0000-7000-8000-000000000000';

function everySchema(schema: z.ZodType, seen = new Set<z.ZodType>()): Set<z.ZodType> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  for (const inner of innerSchemas(schema)) everySchema(inner, seen);
  return seen;
}

function fieldNames(schema: z.ZodType): string[] {
  return [...everySchema(schema)].flatMap((one) => Object.keys(definitionOf(one).shape ?? {}));
}

/** Every field that any answer of the shop shows: who somebody is, what a thing costs, where it stands. */
const ALL_FIELDS = [...new Set(ENDPOINTS.flatMap(([, { response }]) => fieldNames(response)))];

function foreignTo({ body }: Endpoint): string[] {
  const own = new Set(body ? Object.keys(definitionOf(body).shape ?? {}) : []);
  return ALL_FIELDS.filter((name) => !own.has(name));
}

async function wrongFields(
  key: string,
  { access }: Endpoint,
  sent: { payload: string; type: string },
): Promise<string[]> {
  const [method = '', template = ''] = key.split(' ');
  const answer = await shop.app.inject({
    method: method as 'POST',
    url: `/api/v1${template.replaceAll(/\{\w+\}/g, FILLER)}`,
    headers: {
      'content-type': sent.type,
      authorization: `Bearer ${access === 'staff' || access === 'shopper-or-staff' ? ofOwner : ofShopper}`,
    },
    payload: sent.payload,
  });
  const { errors = {} } = answer.json<{ errors?: Record<string, string[]> }>();
  expect(answer.statusCode, answer.body).toBe(422);
  return Object.keys(errors).filter((name) => errors[name]?.includes('Champ inconnu'));
}

const asForm = (names: readonly string[]) => ({
  type: 'multipart/form-data; boundary=x',
  payload: `${names.map((name) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`).join('')}--x--\r\n`,
});

describe('a field that a form does not have', () => {
  it('there are many to try', () => {
    expect(ALL_FIELDS).toEqual(
      expect.arrayContaining(['role', 'status', 'price', 'finalAmount', 'userId', 'verifiedPurchase']),
    );
  });

  it.each(WRITES)('is refused by %s, by whatever name the shop knows it', async (key, endpoint) => {
    const foreign = foreignTo(endpoint);
    const payload = JSON.stringify(Object.fromEntries(foreign.map((name) => [name, 1])));
    const unknown = await wrongFields(key, endpoint, { payload, type: 'application/json' });
    expect(unknown.toSorted()).toEqual(foreign.toSorted());
    if (!endpoint.files) return;
    const texts = foreign.filter((name) => !(name in endpoint.files!)).slice(0, 250);
    const inForm = await wrongFields(key, endpoint, asForm(texts));
    expect(inForm.toSorted()).toEqual(texts.toSorted());
  });

  it('has no effect deeper inside either: no part of any body takes what it does not name', () => {
    const isOpen = (one: z.ZodType) => {
      const { type, catchall } = definitionOf(one);
      return type === 'object' && catchall !== undefined && definitionOf(catchall).type !== 'never';
    };
    const open = WRITES.filter(([, { body }]) => body && [...everySchema(body)].some(isOpen)).map(([key]) => key);
    expect(open).toEqual([]);
  });
});

describe('what shoppers and visitors send', () => {
  const OF_SHOPPERS = WRITES.filter(([, { access }]) => access === 'public' || access === 'shopper');

  it('says how many, how good, and how much it may cost at most, never what it costs', () => {
    const numbers = OF_SHOPPERS.flatMap(([, { body }]) => [...(body ? everySchema(body) : [])])
      .flatMap((one) => Object.entries(definitionOf(one).shape ?? {}))
      .filter(([, field]) => [...everySchema(field)].some((part) => definitionOf(part).type === 'number'))
      .map(([name]) => name);
    expect(new Set(numbers)).toEqual(new Set(['quantity', 'rating', 'agreedAmount']));
  });

  it('never says in whose name it is done, nor who may do what', () => {
    const names = OF_SHOPPERS.flatMap(([key, { body }]) =>
      (body ? fieldNames(body) : []).map((name) => `${key} ${name}`),
    );
    expect(names.filter((name) => / (userId|staffId|role|permissions|status|isAdmin|verified\w*)$/.test(name))).toEqual(
      [],
    );
  });
});
