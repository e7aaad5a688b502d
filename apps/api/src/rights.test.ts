import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { RIGHTS, STAFF_ROLES, type StaffRole } from '@tokpa/contract';
import { ENDPOINTS } from '#testing/endpoints';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { CALLERS, readRightsTable, type Caller, type RightsRow } from '#testing/rights-table';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

type Refused = 'login_required' | 'forbidden' | 'no';

const ACCESS_REFUSALS = new Set(['login_required', 'unauthorized', 'forbidden']);
// What ends the caller's own session or account is called with tokens of its own.
const ENDS_SESSIONS = new Set(['POST /auth/logout']);

async function openTokens(): Promise<Record<Caller, string | undefined>> {
  const tokens: Partial<Record<Caller, string | undefined>> = { shopper: (await createShopper(shop)).token };
  for (const role of STAFF_ROLES) tokens[role] = (await createStaff(shop, { role })).token;
  return { visitor: undefined, ...tokens } as Record<Caller, string | undefined>;
}

/** How a row says that each caller is refused, if they are. */
function refusalsOf(row: RightsRow | undefined): Record<string, Refused> {
  const refused = (caller: Caller): Refused => (caller === 'visitor' ? 'login_required' : 'forbidden');
  return Object.fromEntries(CALLERS.map((caller) => [caller, row?.[caller] === '✓' ? 'no' : refused(caller)]));
}

/** An address with something in every hole that no row has. */
function addressOf(key: string): { method: string; url: string } {
  const [method = '', template = ''] = key.split(' ');
  const filled = template.replaceAll(/\{(\w+)\}/g, () => crypto.randomUUID());
  return { method, url: `/api/v1${filled}` };
}

/** How a real call with as little as possible in it is answered. */
async function refusalFor(key: string, token: string | undefined): Promise<Refused | 'unauthorized'> {
  const { method, url } = addressOf(key);
  const answer = await shop.app.inject({
    method: method as 'GET',
    url,
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { payload: {} }),
  });
  const { error = '' } = answer.headers['content-type']?.includes('json') ? answer.json<{ error?: string }>() : {};
  expect(answer.statusCode, `${key} fails: ${answer.body}`).toBeLessThan(500);
  if (!ACCESS_REFUSALS.has(error)) return 'no';
  expect(answer.statusCode).toBe(error === 'forbidden' ? 403 : 401);
  return error as Refused;
}

describe('who may call what', () => {
  let tokens: Record<Caller, string | undefined>;
  let table: Awaited<ReturnType<typeof readRightsTable>>;
  beforeAll(async () => {
    tokens = await openTokens();
    table = await readRightsTable();
  });

  it('has a row for each endpoint, and none for what is no endpoint', () => {
    expect([...table.keys()].toSorted()).toEqual(ENDPOINTS.map(([key]) => key).toSorted());
  });

  it.each(ENDPOINTS)('%s', async (key) => {
    const used = ENDS_SESSIONS.has(key) ? await openTokens() : tokens;
    const found: Record<string, string> = {};
    for (const caller of CALLERS) found[caller] = await refusalFor(key, used[caller]);
    expect(found).toEqual(refusalsOf(table.get(key)));
  });

  it('a token that is nobody’s opens nothing that is closed', async () => {
    for (const [key, endpoint] of ENDPOINTS) {
      if (endpoint.access === 'public') continue;
      expect(await refusalFor(key, `adm_${'x'.repeat(43)}`), key).toBe('unauthorized');
    }
  });
});

describe('the table of rights', () => {
  const named = new Set(ENDPOINTS.flatMap(([, { right }]) => (right ? [right] : [])));

  it('the owner may do everything, and nobody may do what the owner may not', () => {
    for (const acts of Object.values(RIGHTS))
      for (const roles of Object.values(acts) as readonly (readonly StaffRole[])[]) expect(roles).toContain('OWNER');
  });

  it('has no act that no endpoint asks for; what is read by everybody is only left out of menus', () => {
    const cells = Object.entries(RIGHTS).flatMap(([resource, acts]) =>
      Object.keys(acts).map((act) => `${resource}.${act}`),
    );
    const acts = cells.filter((cell) => !cell.endsWith('.read'));
    expect(acts.filter((act) => !named.has(act as never))).toEqual([]);
  });

  it('changing asks for more than reading: no endpoint that writes is content with a right to read', () => {
    const careless = ENDPOINTS.filter(([key, { right }]) => !key.startsWith('GET ') && right?.endsWith('.read'));
    expect(careless.map(([key]) => key)).toEqual([]);
  });
});

// What is not bound through the contract is not held by the table above: these files alone do it, for addresses without personal rows.
const OUTSIDE_THE_CONTRACT = [
  'newsletter/one-click',
  'payments/providers/sandbox',
  'reference',
  'seminars/calendar-file',
];

it('no feature opens an address beside the contract', async () => {
  const folder = path.join(import.meta.dirname, 'features');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/u.test(file));
  const binding: string[] = [];
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    if (/\b(?:app|scope)\.(?:get|head|post|put|patch|delete|options|all|route|register)\s*[(<]/u.test(text))
      binding.push(file);
  }
  const strange = binding.filter((file) => !OUTSIDE_THE_CONTRACT.some((known) => file.startsWith(known)));
  expect(strange).toEqual([]);
});
