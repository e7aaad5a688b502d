import fc from 'fast-check';
import { z } from 'zod';
import type { Endpoint } from '@tokpa/contract';
import { formsFor } from './forms.ts';
import { resourceOf } from './known-ids.ts';
import { spoiled, toJson } from './spoil.ts';
import { HOSTILE_TEXTS, PLAIN_TEXTS } from './texts.ts';
import { definitionOf, isOptional, type Known, type Making, valuesOf } from './values-of.ts';

const CALLERS = ['visitor', 'shopper', 'owner'] as const;
export type Caller = (typeof CALLERS)[number];

export type MadeRequest = {
  caller: Caller;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** What the payload was written from, where it is to be corrected. */
  body?: unknown;
};

type Sent = Pick<MadeRequest, 'headers' | 'payload'>;

const JSON_TYPE = { 'content-type': 'application/json' };
const NOTHING: Sent = { headers: {} };
const GARBAGE = ['%', '%zz', '%00', '%ff%fe', '%ED%A0%80', '..%2f..%2fetc%2fpasswd', '%20', '%F0%9F%8D%8D'];
const STRANGE_QUERIES = [
  'page=1&page=2',
  'limit[]=5',
  'sort[$gt]=',
  '__proto__[x]=1',
  'constructor=1',
  'page=%',
  'search=%00',
  'search=%ED%A0%80',
  '&&&===',
  `search=${'x'.repeat(3000)}`,
];
const RAW_BODIES: readonly Sent[] = [
  { headers: JSON_TYPE, payload: '{"a":' },
  { headers: JSON_TYPE, payload: '' },
  { headers: JSON_TYPE, payload: 'null' },
  { headers: JSON_TYPE, payload: '[]' },
  { headers: JSON_TYPE, payload: '"text"' },
  { headers: JSON_TYPE, payload: '\uFEFF{}' },
  { headers: JSON_TYPE, payload: '{"__proto__":{"role":"OWNER"}}' },
  { headers: JSON_TYPE, payload: '{"constructor":{"prototype":{"role":"OWNER"}}}' },
  { headers: JSON_TYPE, payload: `${'['.repeat(20_000)}${']'.repeat(20_000)}` },
  { headers: JSON_TYPE, payload: Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]) },
  { headers: { 'content-type': 'application/json; charset=utf-16' }, payload: '{}' },
  { headers: { 'content-type': 'application/json; charset=' }, payload: '{}' },
  { headers: { 'content-type': 'application/vnd.api+json' }, payload: '{}' },
  {
    headers: { 'content-type': 'text/xml' },
    payload: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  },
  { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1&a=2' },
  { headers: { 'content-type': 'multipart/form-data' }, payload: 'no boundary' },
  { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x\r\nnot a part' },
  { headers: { 'content-type': '' }, payload: '{}' },
  { headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, payload: 'not compressed' },
];

function callersOf({ access }: Endpoint): fc.Arbitrary<Caller> {
  if (access === 'public') return fc.constantFrom(...CALLERS);
  const allowed = { staff: ['owner'], shopper: ['shopper'], 'shopper-or-staff': ['shopper', 'owner'] } as const;
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...allowed[access]) },
    { weight: 1, arbitrary: fc.constantFrom(...CALLERS) },
  );
}

function resourceBefore(template: string, name: string): string {
  const segments = template.split('/');
  return segments[segments.indexOf(`{${name}}`) - 1] ?? '';
}

/** The address with all its holes filled: by ids of the shop, texts, or what is no text at all. */
function pathsOf(template: string, known: Known): fc.Arbitrary<string> {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const filled = names.map((name) => {
    const ids = fc.nat(999).map((place) => encodeURIComponent(known.idFor(resourceBefore(template, name), place)));
    const texts = fc.constantFrom(...PLAIN_TEXTS, ...HOSTILE_TEXTS.filter((text) => text.length < 3000));
    const written = texts.map((text) => encodeURIComponent(text.toWellFormed()));
    return fc.oneof(
      { weight: 8, arbitrary: ids },
      { weight: 1, arbitrary: written },
      { weight: 1, arbitrary: fc.constantFrom(...GARBAGE) },
    );
  });
  return fc
    .tuple(...filled)
    .map((values) =>
      names.reduce((path, name, place) => path.replace(`{${name}}`, () => values[place] ?? ''), template),
    );
}

function written(name: string, value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value).slice(0, 2000) : String(value);
  return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text.slice(0, 4000).toWellFormed())}`;
}

function queryText(given: unknown): string {
  return Object.entries(given ?? {})
    .map(([name, value]) => written(name, value))
    .join('&');
}

function queriesOf({ query }: Endpoint, makings: readonly Making[]): fc.Arbitrary<string> {
  const schema = query ?? z.object({ page: z.int() });
  const values = fc.oneof(...makings.map((making) => valuesOf(schema, making)));
  return fc.oneof(
    { weight: 6, arbitrary: values.map(queryText) },
    { weight: 2, arbitrary: spoiled(values).map(queryText) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE_QUERIES) },
  );
}

function inJson(value: unknown): Sent {
  return { headers: JSON_TYPE, payload: toJson(value) };
}

function bodiesOf(endpoint: Endpoint, makings: readonly Making[]): fc.Arbitrary<Sent> {
  const { body, files } = endpoint;
  const values = body ? fc.oneof(...makings.map((making) => valuesOf(body, making))) : fc.constant<unknown>({});
  const nothing = body ? [] : [{ weight: 6, arbitrary: fc.constant(NOTHING) }];
  const forms = files ? [{ weight: 4, arbitrary: formsFor(files, values) }] : [];
  return fc.oneof(
    ...nothing,
    ...forms,
    { weight: body ? 6 : 1, arbitrary: values.map(inJson) },
    { weight: body ? 4 : 1, arbitrary: spoiled(values).map(inJson) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_BODIES) },
  );
}

type Parts = [caller: Caller, path: string, query: string, sent: Sent];

function requestOf(method: string, [caller, path, query, { headers, payload }]: Parts): MadeRequest {
  const url = `/api/v1${path}${query === '' ? '' : `?${query}`}`;
  return { caller, method, url, headers, ...(payload !== undefined && { payload }) };
}

/** Requests to one endpoint: right, nearly right, and hostile. */
export function requestsTo(key: string, endpoint: Endpoint, known: Known): fc.Arbitrary<MadeRequest> {
  const [method = '', template = ''] = key.split(' ');
  const makings: Making[] = [
    { texts: 'plain', isBeyond: false, known },
    { texts: 'hostile', isBeyond: false, known },
    { texts: 'plain', isBeyond: true, known },
  ];
  const sent = method === 'GET' ? fc.constant(NOTHING) : bodiesOf(endpoint, makings);
  const query = endpoint.query || method === 'GET' ? queriesOf(endpoint, makings) : fc.constant('');
  return fc.tuple(callersOf(endpoint), pathsOf(template, known), query, sent).map((parts) => requestOf(method, parts));
}

const TRIES = 6;

/** Values that a schema accepts, also where its fields depend on each other. */
function acceptedBy(schema: z.ZodType, making: Making): fc.Arbitrary<unknown> {
  const values = fc.oneof(valuesOf(schema, making), valuesOf(schema, { ...making, isMinimal: true }));
  const tries = fc.array(values, { minLength: TRIES, maxLength: TRIES });
  return tries.map((all) => all.find((one) => schema.safeParse(one).success) ?? all[0]);
}

function addressOf(template: string, known: Known): fc.Arbitrary<string> {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const ids = names.map((name) => fc.nat(999).map((place) => known.idFor(resourceBefore(template, name), place)));
  return fc.tuple(...ids).map((filled) => {
    const last = filled.at(-1) ?? '';
    return names.reduce((path, name, at) => {
      // A refund is asked for in its own order.
      const id = known.holderOf(resourceBefore(template, name), last) ?? filled[at] ?? '';
      return path.replace(`{${name}}`, () => encodeURIComponent(id));
    }, template);
  });
}

/** A list shows most where nothing is filtered; who looks one thing up says which. */
function neededOf(query: z.ZodObject, making: Making): fc.Arbitrary<unknown> {
  return 'page' in query.shape ? valuesOf(query, { ...making, isMinimal: true }) : acceptedBy(query, making);
}

/** The same, where a body's own `id` means what the endpoint is about. */
function knownAt(key: string, known: Known): Known {
  const idFor: Known['idFor'] = (field, place) => known.idFor(field === 'id' ? resourceOf(key) : field, place);
  return { ...known, idFor };
}

/** Requests as the shop's own pages send them. */
export function rightRequestsTo(key: string, endpoint: Endpoint, known: Known): fc.Arbitrary<MadeRequest> {
  const [method = '', template = ''] = key.split(' ');
  const { access, right, body, files, query } = endpoint;
  const making: Making = { texts: 'plain', isBeyond: false, known: knownAt(key, known) };
  const caller: Caller = access === 'staff' || right ? 'owner' : 'shopper';
  const values = body ? acceptedBy(body, making) : fc.constant(undefined);
  const needed = query ? neededOf(query, making).map(queryText) : fc.constant('');
  const forms = files ? [formsFor(files, values, 'right')] : [];
  const json = values.map((value) => ({ ...(value === undefined ? NOTHING : inJson(value)), body: value }));
  return fc.tuple(addressOf(template, known), needed, fc.oneof(json, ...forms)).map(([path, text, sent]) => ({
    ...requestOf(method, [caller, path, text, sent]),
    ...('body' in sent && { body: sent.body }),
  }));
}

type Correction = { wrong: readonly string[]; known: Known; seed: number };

/** The same request without the fields that were found wrong, and with those that were found missing. */
export function corrected(made: MadeRequest, schema: z.ZodType, { wrong, known, seed }: Correction): MadeRequest {
  const body: Record<string, unknown> = { ...(made.body as object) };
  const shape = definitionOf(schema).shape ?? {};
  for (const [name = ''] of wrong.map((path) => path.split('.'))) {
    const field = shape[name];
    if (name in body && field && isOptional(field)) delete body[name];
    else if (field) {
      const values = valuesOf(field, { texts: 'plain', isBeyond: false, known }, name);
      [body[name]] = fc.sample(values, { numRuns: 1, seed });
    }
  }
  return { ...made, ...inJson(body), body };
}
