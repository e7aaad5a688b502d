import type { FastifyInstance } from 'fastify';
import { bestEncoding, compress, isCompressible } from './compression.ts';

/** Compresses what is one reader's own, made anew each time: a cart, an order, a page of the team's lists. What is kept has its forms already. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || !isCompressible(payload.length)) return payload;
    const encoding = bestEncoding(request.headers['accept-encoding']?.toString());
    if (encoding === undefined) return payload;
    reply.header('vary', 'Accept-Encoding').header('content-encoding', encoding);
    return compress(Buffer.from(payload), encoding);
  });
}
