import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheKey, headersSoFar, makeAnswer, type Platform, sendShared } from '@tokpa/api';
import type { PageAnswer, Pages } from '@tokpa/storefront';
import { serveAfterPayment } from './after-payment.ts';
import { sendClosedPage } from './closed-page.ts';
import { joinRenderings, type Rendered } from './join-renderings.ts';
import { createPageApi } from './page-api.ts';
import { contentSecurityPolicy } from './page-security.ts';
import { serveWaysOut } from './ways-out.ts';

/** The query parameters that make a difference to a page; `_routes` belongs to the router's own data requests. */
const PAGE_QUERY = [
  '_routes',
  'page',
  'limit',
  'sort',
  'category',
  'minPrice',
  'maxPrice',
  'search',
  'q',
  'inStock',
  'view',
  'featured',
  'rating',
  'minRating',
  'level',
  'mode',
  'tag',
  'option',
];

// The HTML of these is the same for everybody too, but there are as many as orders, codes or links in mails, and they
// follow parameters of their own: rendered each time, kept nowhere.
const PERSONAL =
  /^\/(?:order|account|checkout|track-order|login|register|forgot-password|reset-password|newsletter|stock-alerts)(?:[/.]|$)/i;

/** As the router finds a page: by its path however that is written, in capitals or by codes. */
function isPersonal(address: string): boolean {
  const [path = ''] = address.split('?', 1);
  return PERSONAL.test(decodeURIComponent(path));
}

/** The answer's headers as they leave, a page's with the policy that lets its own scripts run. */
function headersOf(page: PageAnswer, reply: FastifyReply): Record<string, string> {
  const headers = headersSoFar(reply);
  for (const [name, value] of page.headers) if (name !== 'content-length') headers[name] = value;
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(page.scriptHashes);
  }
  return headers;
}

function toRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const name of ['accept', 'accept-language']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(publicUrl + request.url, { method: request.method === 'HEAD' ? 'GET' : request.method, headers });
}

/** Serves the storefront's pages: rendered once, then from the cache until something that they show changes. */
export function servePages(app: FastifyInstance, platform: Platform, pages: Pages): void {
  const { cache, config } = platform;
  const joined = joinRenderings(cache);

  async function render(request: FastifyRequest, reply: FastifyReply, ticket: number): Promise<Rendered> {
    const api = createPageApi(app, request);
    const page = await pages(toRequest(request, config.publicUrl), { api: api.client });
    const headers = headersOf(page, reply);
    const retryAfter = api.retryAfter();
    if (page.status >= 400 && retryAfter !== undefined) headers['retry-after'] = retryAfter;
    const isShared =
      page.status === 200 &&
      api.isCacheable() &&
      !isPersonal(request.url) &&
      !headers['cache-control']?.includes('no-store');
    headers['cache-control'] = isShared ? 'public, no-cache' : 'no-store';
    const answer = makeAnswer({ what: 'page', status: page.status, headers, body: page.body, tags: api.tags });
    if (isShared) cache.keep(ticket, cacheKey(request.url, PAGE_QUERY), answer);
    return { answer, isShared };
  }

  async function findOrRender(request: FastifyRequest, reply: FastifyReply): Promise<Rendered['answer']> {
    // Where nothing is kept, each asker has a page made for them.
    const isForOne = isPersonal(request.url) || config.cacheMegabytes === 0;
    if (isForOne) return (await render(request, reply, cache.begin())).answer;
    const key = cacheKey(request.url, PAGE_QUERY);
    return cache.find(key) ?? joined(key, (ticket) => render(request, reply, ticket));
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) =>
    sendShared(request, reply, await findOrRender(request, reply));

  serveWaysOut(app, platform, sendPage);
  serveAfterPayment(app, platform);
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound();
    if (platform.maintenance.isOn()) return sendClosedPage(platform, reply);
    return sendPage(request, reply);
  });
}
