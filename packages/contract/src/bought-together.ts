import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { idOrSlug, single } from './fields.ts';
import { product } from './products.ts';

export const boughtTogetherEndpoints = endpoints({
  'GET /products/{id}/bought-together': {
    summary: 'Ce que d’autres clients ont acheté avec ce produit, disponible maintenant',
    access: 'public',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    response: single(z.array(product)),
    refusals: ['product_not_found'],
  },
});
