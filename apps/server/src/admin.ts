import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * Serves the built back office: below `/admin/assets/` files that carry a hash in their name, at every other address of
 * `/admin` the one page, which finds its screen itself. It holds no inline script, so the headers of every answer fit it.
 */
export function serveAdmin(app: FastifyInstance, folder: string): void {
  void app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/admin/assets/',
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders(response) {
      response.header('cache-control', FOR_EVER);
    },
  });

  app.get('/admin/assets/*', async (_request, reply) => reply.callNotFound());

  void app.register(async (pages) => {
    const page = await readFile(path.join(folder, 'index.html'));
    const sendPage = async (_request: unknown, reply: FastifyReply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(page);
    pages.get('/admin', sendPage);
    pages.get('/admin/*', sendPage);
  });
}
