import { z } from 'zod';
import { amount, id, instant } from './fields.ts';

/** Money that goes back to the customer: asked of the provider (PENDING), to be given by hand (MANUAL), given, refused, or not to be given after all. */
export const orderRefund = z.object({
  id,
  amount,
  reason: z.string(),
  status: z.enum(['PENDING', 'DONE', 'MANUAL', 'FAILED', 'WITHDRAWN']),
  createdAt: instant,
});
