import type { FastifyInstance } from 'fastify';
import type { Config } from '#config';
import type { Db } from '#db/connect';
import { API_PREFIX } from '#platform/http/routes';
import { defineJob } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { signBody } from '../../signatures.ts';
import { findEvent, insertEvent, markDelivered, webhookSecret, type SandboxPayment } from './books.queries.ts';

/** Ten tries in all, with growing delays. */
export const sandboxWebhookJob = defineJob<{ eventId: string }>('sandbox-webhook', {
  retryLimit: 9,
  retryDelaySeconds: 5,
});

export const SANDBOX_SIGNATURE_HEADER = 'x-sandbox-signature';
const ANSWER_WITHIN_MS = 5000;

/** Writes down what must be told and queues the telling, in the transaction of the change itself: a crash loses neither. */
export async function announce(platform: Platform, tx: Db, payment: SandboxPayment): Promise<string> {
  const id = crypto.randomUUID();
  const { reference, merchant_reference: merchantReference, status, amount, currency } = payment;
  const body = JSON.stringify({
    id,
    name: `payment.${status}`,
    createdAt: platform.clock.now().toISOString(),
    payment: { reference, merchantReference, status, amount, currency },
  });
  await insertEvent(tx, { id, payment_reference: reference, body });
  await platform.jobs.send(tx, sandboxWebhookJob, { eventId: id });
  return id;
}

/** Where this very process listens; before it does, where the configuration says that the shop will. */
function shopAddress(app: FastifyInstance, config: Config): string {
  const listening = app.server.address();
  const { address, port } =
    listening && typeof listening === 'object' ? listening : { address: config.host, port: config.port };
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const host = isEverywhere ? '127.0.0.1' : address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Calls the shop's webhook over HTTP, signed anew. Throws when the shop did not answer 2xx; told already: does nothing. */
export async function deliverEvent(platform: Platform, app: FastifyInstance, eventId: string): Promise<void> {
  const event = await findEvent(platform.db, eventId);
  if (!event || event.delivered_at !== null) return;
  const secret = await webhookSecret(platform.db);
  const response = await fetch(`${shopAddress(app, platform.config)}${API_PREFIX}/payments/webhooks/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SANDBOX_SIGNATURE_HEADER]: signBody(secret, event.body, platform.clock.now()),
    },
    body: event.body,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the shop answered ${response.status} to the sandbox's webhook`);
  await markDelivered(platform.db, event.id, platform.clock.now());
}
