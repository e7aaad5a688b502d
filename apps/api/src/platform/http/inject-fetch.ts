import type { ApiAnswer, ApiRequest } from '@tokpa/contract/client';
import type { FastifyInstance, InjectOptions } from 'fastify';

async function formOf(body: FormData): Promise<{ payload: Buffer; type: string }> {
  const form = new Response(body);
  return { payload: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') ?? '' };
}

/**
 * A `fetch` that asks the app in this process, without a network, for whoever is at `ip`: what the tests call the API with, and pages for what is not told to everybody.
 * It answers no `Response`: those, with their headers and streams, cost a page as much as rendering it.
 */
export function createInjectFetch(
  app: Pick<FastifyInstance, 'inject'>,
  ip = '127.0.0.1',
): (url: string, request: ApiRequest) => Promise<ApiAnswer> {
  return async (url, { method, headers, body }) => {
    const asked: InjectOptions = { url, method, remoteAddress: ip, headers };
    if (typeof body === 'string') asked.payload = body;
    else if (body) {
      const { payload, type } = await formOf(body);
      asked.payload = payload;
      asked.headers = { ...headers, 'content-type': type };
    }
    const { statusCode: status, headers: answered, payload, rawPayload } = await app.inject(asked);
    return {
      ok: status >= 200 && status < 300,
      status,
      headers: { get: (name) => answered[name.toLowerCase()]?.toString() ?? null },
      json: async () => JSON.parse(payload) as unknown,
      blob: async () => new Blob([new Uint8Array(rawPayload)], { type: answered['content-type']?.toString() ?? '' }),
    };
  };
}
