import { z } from 'zod';
import { instant } from './fields.ts';

export const estimatedDelivery = z.object({
  estimatedDeliveryDate: instant.nullable().describe('Le jour de la remise, ou celui où elle est attendue'),
});
