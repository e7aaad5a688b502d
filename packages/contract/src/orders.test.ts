import { expect, test } from 'vitest';
import { z } from 'zod';
import { orderQuery } from './orders.ts';

test('a status that is sent is read where it comes in, however it is written; what is none is refused there', () => {
  expect(orderQuery.parse({ status: 'canceled' }).status).toBe('CANCELLED');
  const { error } = orderQuery.safeParse({ status: 'refused' });
  expect(error && z.flattenError(error).fieldErrors).toEqual({ status: ['Statut inconnu'] });
});
