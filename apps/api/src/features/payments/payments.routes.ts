import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { receiveWebhook } from './receive-webhook.ts';

export function bindPaymentRoutes(platform: Platform, route: Route): void {
  route('POST /payments/webhooks/{provider}', async ({ params, rawBody, header }) => {
    await receiveWebhook(platform, params.provider, { rawBody, header });
    return { received: true };
  });
}
