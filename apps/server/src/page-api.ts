import type { FastifyInstance } from 'fastify';
import { createClient, type ApiAnswer, type ApiClient, type ApiRequest } from '@tokpa/contract/client';
import { createInjectFetch, type Answer, type Platform } from '@tokpa/api';

/** The API as one page's loaders call it, and what their answers were made from. */
export type PageApi = {
  client: ApiClient;
  tags: ReadonlySet<string>;
  /** False once an answer was used that is not the same for everybody, or that changed meanwhile. */
  isCacheable(): boolean;
  /** When what was refused may be asked for again, as the header of that name says it. */
  retryAfter(): string | undefined;
};

// Every page asks for the settings and the categories: what a kept answer says is read once, for as long as it is kept.
const said = new WeakMap<Answer, unknown>();

/** So that no page can change what the next one is shown. */
function freezeAll(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeAll(part);
}

function readOnce(answer: Answer): unknown {
  const known = said.get(answer);
  if (known !== undefined) return known;
  const body: unknown = JSON.parse(answer.identity.body.toString());
  freezeAll(body);
  said.set(answer, body);
  return body;
}

function fromCache(answer: Answer): ApiAnswer {
  return {
    ok: true,
    status: answer.status,
    headers: { get: (name) => (name === 'content-type' ? 'application/json' : null) },
    json: async () => readOnce(answer),
    blob: async () => new Blob([new Uint8Array(answer.identity.body)]),
  };
}

/** One that says the same object to whoever reads it, so that it stands in the page once. */
function readByMany(answer: ApiAnswer): ApiAnswer {
  let body: Promise<unknown> | undefined;
  return { ...answer, json: () => (body ??= answer.json()) };
}

/** A client in this process, for a visitor at `ip`: cached answers are read where they lie, others asked of the API without a network. */
export function createPageApi(app: FastifyInstance, platform: Platform, ip: string): PageApi {
  const inject = createInjectFetch(app, ip);
  const tags = new Set<string>();
  let cacheable = true;
  let retryAfter: string | undefined;

  async function fetchAnew(url: string, request: ApiRequest): Promise<ApiAnswer> {
    const cached = platform.cache.find(url);
    if (cached) {
      for (const tag of cached.tags) tags.add(tag);
      return fromCache(cached);
    }
    const response = await inject(url, request);
    retryAfter = response.headers.get('retry-after') ?? retryAfter;
    const kept = platform.cache.find(url);
    if (kept) for (const tag of kept.tags) tags.add(tag);
    else cacheable = false;
    return readByMany(response);
  }

  const asked = new Map<string, Promise<ApiAnswer>>();

  /** The page's frame and the page itself ask for much that is the same: it is asked once. */
  function fetchForPage(url: string, request: ApiRequest): Promise<ApiAnswer> {
    if (request.method !== 'GET') return fetchAnew(url, request);
    const known = asked.get(url);
    if (known) return known;
    const answer = fetchAnew(url, request);
    asked.set(url, answer);
    return answer;
  }

  return {
    client: createClient({ fetch: fetchForPage }),
    tags,
    isCacheable: () => cacheable,
    retryAfter: () => retryAfter,
  };
}
