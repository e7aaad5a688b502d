import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { receiveWebhook } from './receive-webhook.ts';
import { findUnmatched } from './unmatched-payments.queries.ts';
import { settleUnmatched } from './unmatched-payments.ts';

export function bindPaymentRoutes(platform: Platform, route: Route): void {
  route('POST /payments/webhooks/{provider}', async ({ params, rawBody, header }) => {
    await receiveWebhook(platform, params.provider, { rawBody, header });
    return { received: true };
  });
  route('GET /unmatched-payments', async () => ({ data: await findUnmatched(platform.db) }));
  route('POST /unmatched-payments/{id}/settle', async ({ params, session }) => {
    await settleUnmatched(platform, session, params.id);
    return { message: 'Ce paiement est réglé.' };
  });
}
