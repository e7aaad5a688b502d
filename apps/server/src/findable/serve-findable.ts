import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheKey, headersSoFar, makeAnswer, publishedProducts, type Platform, sendShared } from '@tokpa/api';
import { productFeed } from './product-feed.ts';
import { robotsText } from './robots.ts';
import { SITEMAP_TAGS, sitemapFile, sitemapIndex } from './sitemap.ts';

const XML = 'application/xml; charset=utf-8';
const PUBLIC = 'public, no-cache';
/** A list of more products is written as it is read, each time: kept, it would push the pages out of the cache. */
const MOST_KEPT = 5000;

type Kept = {
  request: FastifyRequest;
  reply: FastifyReply;
  tags: readonly string[];
  /** Undefined where there is no such file. */
  make: () => Promise<string | undefined>;
};

/** Made once, then answered from the cache until something that it was made from changes. */
async function sendKept({ cache }: Platform, { request, reply, tags, make }: Kept): Promise<FastifyReply> {
  const key = cacheKey(request.url, []);
  // Asked with parameters that make no difference.
  let answer = cache.find(key);
  if (!answer) {
    const ticket = cache.begin();
    const text = await make();
    if (text === undefined) {
      reply.callNotFound();
      return reply;
    }
    const headers = { ...headersSoFar(reply), 'content-type': XML, 'cache-control': PUBLIC };
    answer = makeAnswer({ what: 'page', status: 200, headers, body: Buffer.from(text), tags });
    cache.keep(ticket, key, answer);
  }
  return sendShared(request, reply, answer);
}

async function whole(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

/** What search engines and comparison sites ask for: robots.txt, the lists of all pages, the list of all offers. */
export function serveFindable(app: FastifyInstance, platform: Platform): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(robotsText(platform.config.publicUrl)),
  );

  app.get('/sitemap.xml', (request, reply) =>
    sendKept(platform, { request, reply, tags: SITEMAP_TAGS, make: () => sitemapIndex(platform) }),
  );

  app.get('/sitemaps/:file', (request, reply) => {
    const { file } = request.params as { file: string };
    return sendKept(platform, { request, reply, tags: SITEMAP_TAGS, make: () => sitemapFile(platform, file) });
  });

  app.get('/feeds/products.xml', async (request, reply) => {
    const isShort = (await publishedProducts.count(platform.db)) <= MOST_KEPT;
    const tags = ['products', 'categories', 'settings'];
    if (isShort) return sendKept(platform, { request, reply, tags, make: () => whole(productFeed(platform)) });
    return reply
      .header('cache-control', PUBLIC)
      .type(XML)
      .send(Readable.from(productFeed(platform)));
  });
}
