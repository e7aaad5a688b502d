import type { FastifyInstance } from 'fastify';
import { createClient, type ApiClient } from '@tokpa/contract/client';
import { createInjectFetch, type Platform } from '@tokpa/api';

/** The API as one page's loaders call it, and what their answers were made from. */
export type PageApi = {
  client: ApiClient;
  tags: ReadonlySet<string>;
  /** False once an answer was used that is not the same for everybody, or that changed meanwhile. */
  isCacheable(): boolean;
};

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** A client in this process: cached answers are read where they lie, others are asked of the API without a network. */
export function createPageApi(app: FastifyInstance, platform: Platform): PageApi {
  const inject = createInjectFetch(app);
  const tags = new Set<string>();
  let cacheable = true;

  async function fetchForPage(url: string, init: RequestInit): Promise<Response> {
    const cached = platform.cache.find(url);
    if (cached) {
      for (const tag of cached.tags) tags.add(tag);
      return new Response(new Uint8Array(cached.identity.body), { status: cached.status, headers: JSON_HEADERS });
    }
    const response = await inject(url, init);
    const kept = platform.cache.find(url);
    if (kept) for (const tag of kept.tags) tags.add(tag);
    else cacheable = false;
    return response;
  }

  return { client: createClient({ fetch: fetchForPage }), tags, isCacheable: () => cacheable };
}
