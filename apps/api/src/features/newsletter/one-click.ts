import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_PREFIX } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { unsubscribeSubscriber } from './newsletter.queries.ts';

const PATH = '/newsletter/one-click';

type Query = { Querystring: { token?: string } };
const TOKEN = /^[\w-]{1,200}$/;

/** What nobody can have been mailed is nobody's token. */
function tokenOf({ query: { token } }: FastifyRequest<Query>): string {
  return typeof token === 'string' && TOKEN.test(token) ? token : '';
}

/**
 * The headers that give a mail program its own « unsubscribe » button (RFC 2369, RFC 8058): it posts a form to the address, without
 * a session and without asking anything more.
 */
export function unsubscribeHeaders(publicUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${publicUrl}${API_PREFIX}${PATH}?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The address behind that button. Opened as a page, by a person or a program that looks ahead, it only leads to the question. */
export function serveOneClick(platform: Platform, app: FastifyInstance): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('*', { bodyLimit: 1024 }, (_request, payload, done) => {
      payload.resume();
      payload.once('end', () => done(null, undefined));
    });
    scope.post<Query>(API_PREFIX + PATH, async (request, reply) => {
      await unsubscribeSubscriber(platform.db, tokenOf(request), platform.clock.now());
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Vous êtes désinscrit.');
    });
    scope.get<Query>(API_PREFIX + PATH, async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`/newsletter/unsubscribe?token=${encodeURIComponent(tokenOf(request))}`, 303),
    );
  });
}
