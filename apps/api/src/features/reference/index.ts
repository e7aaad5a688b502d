import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '@tokpa/contract/openapi';
import { cacheKey } from '#platform/cache/http-cache';
import { headersSoFar, makeShared, sendShared } from '#platform/cache/shared-answers';
import type { Feature } from '#platform/feature';
import { DOCS_ADDRESS, OPENAPI_ADDRESS } from '#platform/http/methods';
import type { Platform } from '#platform/platform';
import { DOCS_POLICY, docsPage } from './docs-page.ts';

const API_VERSION = '1.0.0';
const TAG = 'reference';

type Page = { url: string; headers: Record<string, string>; text: () => string };

/** Made on the first demand, then sent from the cache of answers like everything public. */
function serve(app: FastifyInstance, { cache }: Platform, { url, headers, text }: Page): void {
  app.get(url, { config: { cachedBy: [] } }, async (request, reply) => {
    const answer = await makeShared(cache, cacheKey(request.url, []), async (tag) => {
      tag(TAG);
      return { headers: { ...headersSoFar(reply), 'cache-control': 'public, no-cache', ...headers }, text: text() };
    });
    return sendShared(request, reply, answer);
  });
}

export const referenceFeature: Feature = {
  name: 'reference',
  register({ app, platform }) {
    serve(app, platform, {
      url: OPENAPI_ADDRESS,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      text: () => JSON.stringify(openApiDocument(API_VERSION)),
    });
    serve(app, platform, {
      url: DOCS_ADDRESS,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': DOCS_POLICY },
      text: () => docsPage(openApiDocument(API_VERSION)),
    });
  },
};
