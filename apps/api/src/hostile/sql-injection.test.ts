import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '@tokpa/contract';
import { ENDPOINTS } from '#testing/endpoints';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { nextNumber } from '#testing/numbering';
import { useTestShop } from '#testing/test-shop';
import { type Caller, corrected, type MadeRequest, rightRequestsTo } from './requests.ts';
import { createSender } from './send.ts';
import { definitionOf, type Known } from './values-of.ts';

/** Each stays valid where it is pasted into a statement, and asks for more; some without blanks, at which searches are cut. */
const CONDITIONS = [
  `' or '1'='1`,
  `'or'1'='1`,
  `' or 1=1--`,
  `x') or (1=1`,
  `1 or 1=1`,
  `%' or '%'='`,
  `%'or'%'='`,
  `" or ""="`,
  `' union select version()--`,
  `\\' or 1=1--`,
  `$1 or true`,
  `'||(select/**/version())||'`,
];
/** Each ends the statement that it is pasted into and begins another; the last one would be stored as what it says. */
const STATEMENTS = [
  `'; drop table products cascade;--`,
  `'; update users set first_name='x';--`,
  `'; select pg_sleep(60);--`,
  `'||(select version())||'`,
];
/** What PostgreSQL can not keep, and names that every object answers to. */
const STRANGE = ['a\u0000b', 'a\uD83C', 'constructor', '__proto__'];
const HARMLESS = 'zzqxwvkjq';
/** Parameters that are left out, because no statement sees them. */
const NOT_IN_SQL: Readonly<Record<string, string>> = {
  'GET /settings search': 'the settings are a list in the code; what is searched is read without its signs',
};
/** Fields of which the shop may hold each value once only. */
const UNIQUE = /^(email|slug|code|sku|name|title)$/;
/** A field that people do not see; what fills it in is thrown away. */
const TRAP = 'website';
const OF_POSTGRESQL =
  /PostgreSQL 1|syntax error|unterminated quoted|does not exist|invalid input syntax|multiple commands/;
const SEED = 20_261_122;

const dataDir = await mkdtemp(path.join(tmpdir(), 'tokpa-hostile-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const shop = await useTestShop({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });

/** No answer is a fault, as it is where the database sleeps longer than a statement may take, and none tells of the database. */
async function inject(sent: InjectOptions): Promise<LightMyRequestResponse> {
  const answer = await shop.app.inject(sent);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  expect(answer.body).not.toMatch(OF_POSTGRESQL);
  return answer;
}

const app = Object.create(shop.app, { inject: { value: inject } }) as typeof shop.app;
const { send, known } = createSender({ ...shop, app });

const shopper = await createShopper(shop);
const owner = await createStaff(shop);
const TOKENS: Partial<Record<Caller, string>> = { shopper: shopper.token, owner: owner.token };
const WITNESSES = { products: (await createProduct(shop)).id, users: shopper.userId, staff: owner.staffId };
const ASIDE = new Set([...Object.values(WITNESSES), shopper.email, owner.email]);
/** What the requests are about: all that the shop holds but the witnesses. */
const others: Known = {
  idFor(field, place) {
    const found = known.idFor(field, place);
    return ASIDE.has(found) ? known.idFor(field, 9) : found;
  },
  holderOf: known.holderOf,
  textsFor: (field) => known.textsFor(field).filter((text) => !ASIDE.has(text)),
};

const WITH_QUERY = ENDPOINTS.filter(([, { query }]) => query);
const WITH_ADDRESS = ENDPOINTS.filter(([key]) => key.includes('{'));
const WITH_BODY = ENDPOINTS.filter(([, { body }]) => body);
type One = (typeof ENDPOINTS)[number];
type Place = readonly (string | number)[];

function placesOfTexts(value: unknown, here: Place = []): Place[] {
  if (typeof value === 'string') return [here];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => placesOfTexts(inner, [...here, key]));
}

const textsIn = ({ body }: MadeRequest) => placesOfTexts(body).length;

/** A request that does what the endpoint is for, or is as near to it as was found. */
async function rightRequest([key, endpoint]: One, seed = SEED): Promise<MadeRequest> {
  const samples = fc.sample(rightRequestsTo(key, endpoint, others), { numRuns: 12, seed });
  const isMeant = ({ body }: MadeRequest) =>
    (body !== undefined || !endpoint.body) && !Object.hasOwn(Object(body), TRAP);
  const meant = samples.filter(isMeant);
  const fullest = meant.toSorted((one, other) => textsIn(other) - textsIn(one));
  let made = samples[0]!;
  for (const first of [...fullest.slice(0, 2), ...meant.slice(0, 3)]) {
    made = first;
    for (let tries = 0; tries < 4; tries += 1) {
      const { status, wrongFields } = await send(made, endpoint, key);
      if (status < 300) return made;
      if (wrongFields.length === 0 || !endpoint.body) break;
      made = corrected(made, endpoint.body, { wrong: wrongFields, known: others, seed: seed + tries });
    }
  }
  return made;
}

/** Everybody to whom it shows something. */
function callersOf({ access, right }: Endpoint): Caller[] {
  if (access === 'public') return right ? ['visitor', 'owner'] : ['visitor'];
  return access === 'shopper-or-staff' ? ['shopper', 'owner'] : [access === 'staff' ? 'owner' : 'shopper'];
}

type Heard = { status: number; said: string };

async function ask(caller: Caller, { method, url, headers, payload }: MadeRequest): Promise<Heard> {
  const token = TOKENS[caller];
  const { statusCode: status, body } = await inject({
    method,
    url,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload !== undefined && { payload }),
  });
  return { status, said: body.replace(/"requestId":"[^"]*"/, '') };
}

/** Whatever is pasted is refused, or brings what a word brings that the shop does not know. */
async function expectNoMore(caller: Caller, requestWith: (text: string) => MadeRequest): Promise<Heard> {
  const harmless = await ask(caller, requestWith(HARMLESS));
  for (const text of CONDITIONS) {
    const heard = await ask(caller, requestWith(text));
    expect(heard.status === 422 ? harmless : heard, text).toEqual(harmless);
  }
  return harmless;
}

function withQuery(made: MadeRequest, name: string, text: string): MadeRequest {
  const [address = '', query] = made.url.split('?');
  const asked = new URLSearchParams(query);
  asked.set(name, text);
  return { ...made, url: `${address}?${asked.toString()}` };
}

function changedAt(value: unknown, [key, ...rest]: Place, change: (text: string) => string): unknown {
  if (key === undefined) return change(value as string);
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const holder = copy as Record<string | number, unknown>;
  holder[key] = changedAt(holder[key], rest, change);
  return copy;
}

/** Fields that were left out of a body and take the text. */
function leftOut(text: string, body: unknown, schema: z.ZodType): Place[] {
  const fields = Object.entries(definitionOf(schema).shape ?? {});
  const isGiven = (name: string) => (body as Record<string, unknown>)[name] != null;
  return fields
    .filter(([name, field]) => name !== TRAP && !isGiven(name) && field.safeParse(text).success)
    .map(([name]) => [name]);
}

/** A text in every place that takes it at once, and in each place alone; what must be unlike all others is so each time. */
function bodiesWith(text: string, body: unknown, schema: z.ZodType): unknown[] {
  const given = placesOfTexts(body);
  const places = [...given, ...leftOut(text, body, schema)];
  const put = (value: unknown, place: Place) => changedAt(value, place, () => `${text}${nextNumber()}`);
  const renew = (value: unknown, place: Place) =>
    UNIQUE.test(String(place.at(-1))) ? changedAt(value, place, (old) => `n${nextNumber()}${old}`) : value;
  const isTaking = (place: Place) => schema.safeParse(put(body, place)).success;
  const renewed = () => given.reduce(renew, body);
  return [places.filter(isTaking).reduce(put, renewed()), ...places.map((place) => put(renewed(), place))];
}

/** A text in each place alone, in place of what stands there. */
function bodiesOf(text: string, body: unknown, schema: z.ZodType): unknown[] {
  const places = [...placesOfTexts(body), ...leftOut('', body, schema)];
  return places.map((place) => changedAt(body, place, () => text));
}

async function readWitnesses(): Promise<unknown[]> {
  const read = async ([table, id]: [string, string]) => {
    const { rows } = await sql`
      select to_jsonb(t) as row, (select count(*) from pg_tables where schemaname = 'public') as tables
        from ${sql.table(table)} t where id = ${id}`.execute(shop.platform.db);
    return rows;
  };
  return Promise.all(Object.entries(WITNESSES).map(read));
}

/** Tables with a row in which a text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(shop.platform.db);
  const holds = async ({ name }: { name: string }) => {
    const found = sql`select from ${sql.table(name)} t where strpos(t::text, ${text}) > 0 limit 1`;
    return (await found.execute(shop.platform.db)).rows.length > 0 ? [name] : [];
  };
  return (await Promise.all(rows.map(holds))).flat();
}

// In their order: what the bodies leave behind would be found by the searches.
describe('SQL that is sent as a value', { shuffle: false }, () => {
  let before: unknown[];
  const taken = new Set<string>();

  // Rows of every kind, made by the shop's own endpoints: where nothing is hidden, nothing can come out.
  beforeAll(async () => {
    await createFormation(shop, { lessons: ['Reconnaître un bon beurre'] });
    await createSeminar(shop);
    await createCoachingSession(shop);
    const [staff, reader] = [shop.client(owner.token), shop.client(shopper.token)];
    const { data: post } = await staff.call('POST /blog-posts', { body: { title: 'Lecture', status: 'PUBLISHED' } });
    await reader.call('POST /blog-posts/{id}/comments', { params: { id: post.id }, body: { content: 'Merci !' } });
    const filter = { list: 'orders', name: 'À suivre', query: 'page=1' };
    await staff.call('PUT /auth/admin/saved-filters', { body: filter });
    const lists = ENDPOINTS.filter(([key]) => key.startsWith('GET ') && !key.includes('{'));
    const creations = ENDPOINTS.filter(([key]) => key.startsWith('POST ') && !key.includes('/auth/'));
    for (const seed of [SEED, SEED + 1]) {
      for (const one of [...lists, ...creations]) await rightRequest(one, seed);
    }
    // Otherwise written by the job that sends the campaign.
    await sql`insert into campaign_recipients (campaign_id, email) select id, 'adjoa@exemple.bj' from email_campaigns`.execute(
      shop.platform.db,
    );
    before = await readWitnesses();
  }, 60_000);

  it.each(WITH_QUERY)('%s finds no more by it in its query', async (key, endpoint) => {
    const made = await rightRequest([key, endpoint]);
    const names = Object.keys(endpoint.query!.shape).filter((name) => !(`${key} ${name}` in NOT_IN_SQL));
    for (const name of names) {
      let isTold = false;
      for (const caller of callersOf(endpoint)) {
        const harmless = await expectNoMore(caller, (text) => withQuery(made, name, text));
        isTold ||= harmless.status >= 400 || harmless.said !== (await ask(caller, made)).said;
      }
      expect(isTold, `${name} hides something, so that there is something to find`).toBe(true);
    }
  });

  it.each(WITH_ADDRESS)('%s finds nothing by it in its address', async (key, endpoint) => {
    const made = await rightRequest([key, endpoint]);
    const parts = made.url.split('?', 1)[0]!.split('/');
    const names = `/api/v1${key.slice(key.indexOf('/'))}`.split('/');
    for (const at of names.flatMap((name, at) => (name.startsWith('{') ? [at] : []))) {
      const withText = (text: string) => ({ ...made, url: parts.with(at, encodeURIComponent(text)).join('/') });
      for (const caller of callersOf(endpoint)) {
        const { status } = await expectNoMore(caller, withText);
        expect([404, 422]).toContain(status);
      }
    }
  });

  it.each(WITH_BODY)('%s takes it in its body as it stands', async (key, endpoint) => {
    const made = await rightRequest([key, endpoint]);
    for (const body of STATEMENTS.flatMap((text) => bodiesWith(text, made.body, endpoint.body!))) {
      const { status } = await send({ ...made, payload: JSON.stringify(body) }, endpoint, key);
      expect(status).toBeLessThan(500);
      if (status < 300) taken.add(key);
    }
  });

  // Here, because the right requests are at hand: found by chance alone, such a text was a fault of the shop for months.
  it.each(WITH_BODY)(
    '%s outlives a text that can not be kept, wherever it stands in its body',
    async (key, endpoint) => {
      const made = await rightRequest([key, endpoint]);
      for (const body of STRANGE.flatMap((text) => bodiesOf(text, made.body, endpoint.body!))) {
        const { status } = await send({ ...made, payload: JSON.stringify(body) }, endpoint, key);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it('leaves every table and every witness as they were, and is kept as it stands', async () => {
    expect(await readWitnesses()).toEqual(before);
    expect(await tablesWith('PostgreSQL 1')).toEqual([]);
    expect(await tablesWith('select version()')).toEqual(expect.arrayContaining(['products', 'users', 'blog_posts']));
    expect(taken.size).toBeGreaterThan(WITH_BODY.length / 2);
  });
});
