import type { FastifyInstance } from 'fastify';

/** JSON bodies and no others: kept as text beside their parsed value (signatures are made over bytes); an empty one is no body. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('rawBody', '');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    request.rawBody = text.toString();
    if (request.rawBody.trim() === '') return done(null, undefined);
    void parse(request, request.rawBody, done);
  });
}
