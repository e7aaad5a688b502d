import { createHash } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { contract, REFUSALS, type Endpoint } from '@tokpa/contract';
import type { OpenApi } from '@tokpa/contract/openapi';
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
