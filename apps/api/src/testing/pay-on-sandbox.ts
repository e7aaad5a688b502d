import { sandboxWebhookJob } from '../features/payments/providers/sandbox/sandbox-events.ts';
import type { TestShop } from './test-shop.ts';

type Answer = 'approve' | 'decline' | 'leave' | 'cancel';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Makes the shop listen on a port of its own, so that the sandbox's webhook reaches it over HTTP. */
export async function listen(shop: TestShop): Promise<void> {
  if (!shop.app.server.listening) await shop.app.listen({ host: '127.0.0.1', port: 0 });
}

/** One form of the hosted page, as a browser sends it. */
export async function postForm(shop: TestShop, url: string, fields: Record<string, string>) {
  return shop.app.inject({ method: 'POST', url, headers: FORM, payload: new URLSearchParams(fields).toString() });
}

/**
 * What the provider has to say has arrived. It tells the shop before the payer's browser is sent back, but waits five seconds for it at most:
 * on a machine that is busy with other tests the shop may take longer, and then hears by the job that tells it again.
 */
export async function hearTheProvider({ platform }: TestShop): Promise<void> {
  const untold = await platform.db
    .selectFrom('sandbox_events')
    .select('id')
    .where('delivered_at', 'is', null)
    .execute();
  for (const { id } of untold) await platform.jobs.run(sandboxWebhookJob, { eventId: id });
}

/** The path of the hosted page that a checkout address names. */
export function hostedPath(checkoutUrl: string): string {
  return new URL(checkoutUrl).pathname;
}

/**
 * Walks the sandbox's hosted page as a payer with MTN Money does, to the end, and answers the address that the browser is
 * sent back to. The webhook has arrived by then, except with `leave`.
 */
export async function payOnSandbox(shop: TestShop, checkoutUrl: string, answer: Answer): Promise<string> {
  await listen(shop);
  const path = hostedPath(checkoutUrl);
  await postForm(shop, `${path}/payer`, { operator: 'mtn', phone: '01 97 00 00 00' });
  const decided = await postForm(shop, `${path}/decision`, { decision: answer });
  await hearTheProvider(shop);
  return String(decided.headers.location);
}
