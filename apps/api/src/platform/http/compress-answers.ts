import type { FastifyInstance } from 'fastify';
import { bestEncoding, compress, isCompressible } from './compression.ts';

/** Compresses what is one reader's own, made anew each time: a cart, an order, a page of the team's lists. What is kept has its forms already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const encoding =
      typeof payload === 'string' && isCompressible(payload.length)
        ? bestEncoding(request.headers['accept-encoding']?.toString())
        : undefined;
    if (typeof payload !== 'string' || encoding === undefined) return done(null, payload);
    const encoded = (body: Buffer) => {
      reply.header('vary', 'Accept-Encoding').header('content-encoding', encoding);
      return body;
    };
    const made = compress(Buffer.from(payload), encoding, 'data');
    if (made instanceof Promise) return made.then(encoded);
    done(null, encoded(made));
  });
}
