import type { FastifyInstance, InjectOptions } from 'fastify';

/** A `fetch` that asks the app in this process, without a network: what the pages and the tests call the API with. */
export function createInjectFetch(app: FastifyInstance): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const method = (init.method ?? 'GET') as 'GET';
    const asked: InjectOptions = { url, method, headers: Object.fromEntries(new Headers(init.headers)) };
    if (typeof init.body === 'string') asked.payload = init.body;
    if (init.body instanceof FormData) {
      const form = new Response(init.body);
      asked.payload = Buffer.from(await form.arrayBuffer());
      asked.headers = { ...asked.headers, 'content-type': form.headers.get('content-type') ?? '' };
    }
    const answer = await app.inject(asked);
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, value.toString());
    }
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  };
}
