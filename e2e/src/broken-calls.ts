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
