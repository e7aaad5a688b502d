import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@tokpa/contract';
import { Problem } from '../problem.ts';

const MEGABYTE = 1_048_576;

/** What a body may weigh, of texts: the shop's limit, or the endpoint's own. */
export function textBytesOf({ bodyMegabytes = 1 }: Pick<Endpoint, 'bodyMegabytes'>): number {
  return bodyMegabytes * MEGABYTE;
}

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/i;
const UTF_8 = /^utf-?8$/i;

/** Whether the body says that it is packed, or written in other letters than UTF-8: neither is read here. */
export function isWrittenOtherwise({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const packed = headers['content-encoding'] ?? 'identity';
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  return packed.toLowerCase() !== 'identity' || !UTF_8.test(charset);
}

/**
 * JSON bodies and no others: kept as text beside their parsed value (signatures are made over bytes); an empty one is no body. What is no
 * UTF-8 is refused: read all the same, its accents would be lost for ever.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('rawBody', '');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isWrittenOtherwise(request)) return done(new Problem('unsupported_media_type'));
    if (!isUtf8(body)) return done(new Problem('malformed_request'));
    request.rawBody = body.toString();
    if (request.rawBody.trim() === '') return done(null, undefined);
    void parse(request, request.rawBody, done);
  });
}
