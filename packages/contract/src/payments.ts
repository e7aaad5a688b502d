import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { text } from './fields.ts';

export const paymentEndpoints = endpoints({
  'POST /payments/webhooks/{provider}': {
    summary: 'Reçoit les nouvelles signées d’un prestataire de paiement',
    access: 'public',
    params: z.object({ provider: text(40) }),
    body: z.unknown().describe('Les nouvelles, telles que le prestataire les a signées'),
    response: z.object({ received: z.literal(true) }),
    refusals: ['webhook_rejected', 'unknown_provider'],
  },
});
