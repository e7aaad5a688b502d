import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { id, single } from './fields.ts';
import { FAVOURITES_MAX } from './limits.ts';

const favourites = single(
  z.array(id).describe('Identifiants des produits encore en vente, le dernier ajouté en premier'),
);

export const favouriteEndpoints = endpoints({
  'GET /favorites': {
    summary: 'Les favoris du compte',
    access: 'shopper',
    response: favourites,
  },
  'POST /favorites': {
    summary: 'Ajoute des favoris à ceux du compte, ceux du navigateur lors d’une connexion par exemple',
    access: 'shopper',
    body: z.strictObject({
      productIds: z
        .array(id)
        .min(1, 'Choisissez au moins un produit')
        .max(FAVOURITES_MAX, `Maximum ${FAVOURITES_MAX} favoris`)
        .describe(
          `Le premier compte comme le dernier ajouté. Ce qui n’est pas en vente est passé sous silence ; le compte garde les ${FAVOURITES_MAX} derniers ajoutés.`,
        ),
    }),
    response: favourites,
  },
  'DELETE /favorites/{productId}': {
    summary: 'Retire un produit des favoris du compte ; réussit aussi quand il n’y est pas',
    access: 'shopper',
    params: z.object({ productId: id }),
    response: favourites,
  },
});
