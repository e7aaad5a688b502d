import { createHash } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { contract, REFUSALS, type Endpoint, type RefusalCode } from '@tokpa/contract';
import type { OpenApi } from '@tokpa/contract/openapi';
import { queryNames } from '#platform/http/validate';
import { createStaff } from '#testing/create-staff';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

async function readDocument(): Promise<OpenApi> {
  const answer = await shop.app.inject('/api/v1/openapi.json');
  expect(answer.statusCode).toBe(200);
  return answer.json<OpenApi>();
}

const endpoints = Object.entries(contract as Record<string, Endpoint>);

describe('the description for machines', () => {
  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate({ ...(await readDocument()) });
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
  });

  it.each(endpoints)('describes %s, each refusal under its status', async (key, endpoint) => {
    const document = await readDocument();
    const [method, path] = key.split(' ') as [string, string];
    const operation = document.paths[path]?.[method.toLowerCase()];
    expect(operation).toMatchObject({ summary: endpoint.summary, responses: { [endpoint.status ?? 200]: {} } });
    for (const code of endpoint.refusals ?? []) {
      const { status, message } = REFUSALS[code];
      expect(operation?.responses[String(status)]?.description).toContain(`\`${code}\` : ${message}`);
    }
  });

  it('gives every endpoint a name of its own and a French heading', async () => {
    const document = await readDocument();
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const headings = new Set(document.tags.map(({ name }) => name));
    for (const { tags } of operations) expect(headings).toContain(tags[0]);
  });

  it('explains fields on both ways, in the words of the contract', async () => {
    const text = JSON.stringify((await readDocument()).paths['/auth/login']);
    expect(text).toContain('Jeton de session, à envoyer dans');
    expect(JSON.stringify((await readDocument()).paths['/products'])).toContain('sous-catégories comprises');
  });

  it('names only schemas that it holds', async () => {
    const document = await readDocument();
    const named = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(document.components.schemas).toHaveProperty(name ?? '');
  });
});

describe('what anybody may meet at an endpoint is named there', () => {
  const ask = (key: string, headers: Record<string, string>) => {
    const [method, path = ''] = key.split(' ');
    const url = `/api/v1${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`;
    return shop.app.inject({ method: method as 'GET', url, headers, ...(method === 'GET' ? {} : { payload: {} }) });
  };
  /** The endpoints that this document says to refuse with it. */
  const naming = async (code: RefusalCode) => {
    const { paths } = await readDocument();
    return endpoints
      .map(([key]) => key)
      .filter((key) => {
        const [method = '', path = ''] = key.split(' ');
        const answers = paths[path]?.[method.toLowerCase()]?.responses ?? {};
        return answers[REFUSALS[code].status]?.description.includes(`\`${code}\` : `);
      });
  };

  it('the closed shop, wherever it does not answer', async () => {
    const { transact, maintenance } = shop.platform;
    const close = async (isClosed: boolean) => {
      await transact((tx) => maintenance.set(tx, isClosed, shop.clock.now()));
      await maintenance.refresh();
    };
    await close(true);
    try {
      const closed: string[] = [];
      for (const [key] of endpoints) if ((await ask(key, {})).body.includes('"error":"maintenance"')) closed.push(key);
      expect(closed.length).toBeGreaterThan(0);
      expect(await naming('maintenance')).toEqual(closed);
    } finally {
      await close(false);
    }
  });

  it('the shopper’s session that is over, wherever the team may shop', async () => {
    const { token } = await createStaff(shop);
    const headers = { authorization: `Bearer ${token}`, 'x-user-token': 'usr_over' };
    const open = endpoints.filter(([, { access }]) => access === 'shopper' || access === 'shopper-or-staff');
    for (const [key] of open)
      expect((await ask(key, headers)).json(), key).toMatchObject({ error: 'shopper_session_expired' });
    expect(await naming('shopper_session_expired')).toEqual(open.map(([key]) => key));
  });

  it('another write at the same time, and searching too much', async () => {
    const writes = endpoints.filter(([key]) => !key.startsWith('GET ')).map(([key]) => key);
    expect(await naming('conflict')).toEqual(writes);
    const searches = endpoints.filter(([, endpoint]) => queryNames(endpoint).includes('search')).map(([key]) => key);
    expect(await naming('too_many_requests')).toEqual(expect.arrayContaining(searches));
  });
});

describe('the reference for people', () => {
  it('shows every endpoint with its refusals, in French', async () => {
    const { body, headers } = await shop.app.inject('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="fr">');
    for (const [key] of endpoints) expect(body).toContain(`<code>/api/v1${key.split(' ')[1]}</code>`);
    expect(body).toContain('Vous avez déjà donné votre avis sur ce produit.');
  });

  it('runs no script and loads nothing', async () => {
    const { body, headers } = await shop.app.inject('/api/docs');
    expect(body).not.toMatch(/<script|<link|<img|url\(|\son\w+=|\sstyle=/);
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
  });

  it('links only to what is on the page', async () => {
    const { body } = await shop.app.inject('/api/docs');
    const anchors = new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    const links = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) expect(anchors).toContain(link);
  });
});
