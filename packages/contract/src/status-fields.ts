import { z } from 'zod';
import { ORDER_STATUSES, readOrderStatus } from './order-status.ts';

export const orderStatus = z.enum(ORDER_STATUSES);

/** The status of an order as it is sent, in any spelling → as the shop says it. */
export const writtenStatus = z
  .string('Veuillez indiquer un statut')
  .max(20)
  .transform(readOrderStatus)
  .pipe(z.enum(ORDER_STATUSES, 'Statut inconnu'))
  .describe(`${ORDER_STATUSES.join(', ')} ; toute casse, et CANCELED pour CANCELLED`);
