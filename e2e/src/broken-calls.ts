import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

/** What the shop itself answers when something in it breaks. */
export const BROKEN = {
  status: 500,
  json: { message: "Une erreur s'est produite. Veuillez réessayer.", error: 'internal_error' },
};

/** What a proxy before the shop answers in its place. */
export const BARE = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };

/** The login page of a hotspot: an answer that looks fine and is not the shop's. */
export const FOREIGN = { status: 200, contentType: 'text/html', body: '<h1>Bienvenue au cybercafé</h1>' };

/** These calls get `answer`, the others of the same address go through. Call the result to let them through again. */
export async function breakCalls(
  page: Page,
  call: `${Method} ${string}`,
  answer: Parameters<Route['fulfill']>[0] = BROKEN,
): Promise<() => Promise<void>> {
  const [method = '', path = ''] = call.split(' ');
  const pattern = `**${path}`;
  const handle = (route: Route) => (route.request().method() === method ? route.fulfill(answer) : route.fallback());
  await page.route(pattern, handle);
  return () => page.unroute(pattern, handle);
}

/** These calls get no answer before `go` is called. */
export async function holdCalls(page: Page, call: `${Method} ${string}`): Promise<{ go: () => void }> {
  const [method = '', path = ''] = call.split(' ');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === method) await promise;
    await route.fallback();
  });
  return { go: resolve };
}

/** These calls reach the shop, and their answers come once `go` is called; `held` resolves with the first of them. */
export async function holdAnswers(
  page: Page,
  call: `${Method} ${string}`,
): Promise<{ held: Promise<void>; go: () => void }> {
  const [method = '', path = ''] = call.split(' ');
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const { promise: goes, resolve: go } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    hold();
    await goes;
    return route.fulfill({ response });
  });
  return { held, go };
}

/** These calls reach the shop, and their answers break off in their middle. Call the result to let them come through again. */
export async function breakOffAnswers(page: Page, call: `${Method} ${string}`): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    // All of it read, so that the connection is closed and not reset.
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
      response.write('{"items":[', () => response.destroy());
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  server.unref();
  const { port } = server.address() as AddressInfo;
  const [method = '', path = ''] = call.split(' ');
  const pattern = `**${path}`;
  const handle = async (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fetch();
    return route.continue({ url: `http://127.0.0.1:${port}/` });
  };
  await page.route(pattern, handle);
  return async () => {
    await page.unroute(pattern, handle);
    server.close();
  };
}

/** The next call of this address is done, and its answer is lost on the way. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
