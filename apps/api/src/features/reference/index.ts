import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '@tokpa/contract/openapi';
import type { Feature } from '#platform/feature';
import { API_PREFIX } from '#platform/http/routes';
import { DOCS_POLICY, docsPage } from './docs-page.ts';

const API_VERSION = '1.0.0';
const TAG = 'reference';

type Page = { url: string; type: string; text: () => string; headers?: Record<string, string> };

/** Made on the first demand, then sent from the cache of answers like everything public. */
function serve(app: FastifyInstance, { url, type, text, headers = {} }: Page): void {
  app.get(url, { config: { cachedBy: [] } }, async (request, reply) => {
    request.cacheTags = new Set([TAG]);
    return reply.type(type).header('cache-control', 'public, no-cache').headers(headers).send(text());
  });
}

export const referenceFeature: Feature = {
  name: 'reference',
  register({ app }) {
    serve(app, {
      url: `${API_PREFIX}/openapi.json`,
      type: 'application/json; charset=utf-8',
      text: () => JSON.stringify(openApiDocument(API_VERSION)),
    });
    serve(app, {
      url: '/api/docs',
      type: 'text/html; charset=utf-8',
      text: () => docsPage(openApiDocument(API_VERSION)),
      headers: { 'content-security-policy': DOCS_POLICY },
    });
  },
};
