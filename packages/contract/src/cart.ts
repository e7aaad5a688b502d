import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { amount, amountInCart, count, id } from './fields.ts';
import { orRequired } from './french-errors.ts';
import { CART_QUANTITY_MAX } from './limits.ts';
import { picture } from './pictures.ts';

/** What can be sold. A line holds exactly one of them. */
export const ITEM_TYPES = ['PRODUCT', 'FORMATION', 'COACHING_SESSION', 'SEMINAR'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];
export type CourseType = Exclude<ItemType, 'PRODUCT'>;

export const CART_ISSUES = ['unavailable', 'out_of_stock', 'insufficient_stock'] as const;

export const cartItem = z.object({
  id,
  itemType: z.enum(ITEM_TYPES),
  quantity: z.int().min(1),
  product: z.object({
    id,
    slug: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    picture: picture.nullable(),
    price: amount.describe('Le prix du jour, celui de la variation choisie'),
    stock: count.describe('Ce qui reste, de la variation choisie'),
  }),
  variation: z.object({ id, name: z.string() }).nullable(),
  totalAmount: amountInCart,
  issue: z.enum(CART_ISSUES).nullable().describe('Pourquoi la ligne ne peut pas être commandée telle quelle'),
});
export type CartItem = z.infer<typeof cartItem>;

export const cart = z.object({
  items: z.array(cartItem),
  summary: z.object({ itemsCount: count, totalAmount: amountInCart }),
});
export type Cart = z.infer<typeof cart>;

const quantity = z.int(orRequired('Quantité invalide')).max(CART_QUANTITY_MAX, `Maximum ${CART_QUANTITY_MAX} articles`);

const addition = z
  .strictObject({
    productId: z.uuid('Produit non trouvé').optional(),
    variationId: id.nullish(),
    itemType: z.enum(ITEM_TYPES).optional(),
    itemId: id.optional(),
    quantity: quantity.min(1, 'La quantité doit être au moins 1').default(1),
  })
  .refine((body) => (body.productId === undefined) !== (body.itemId === undefined), {
    path: ['productId'],
    error: 'Veuillez indiquer un seul article',
  })
  .refine((body) => body.itemId === undefined || body.itemType !== undefined, {
    path: ['itemType'],
    error: "Veuillez indiquer le type d'article",
  });
export type CartAddition = z.infer<typeof addition>;

export const cartEndpoints = endpoints({
  'GET /cart': {
    summary: 'Le panier du compte',
    faultMessage: 'Erreur lors de la récupération du panier',
    access: 'shopper',
    response: cart,
    refusals: ['cart_not_found'],
  },
  'POST /cart': {
    summary: 'Crée le panier, ou le vide',
    faultMessage: 'Erreur lors de la création du panier',
    access: 'shopper',
    status: 201,
    response: cart,
  },
  'POST /cart/items': {
    summary: "Ajoute un article ; s'il y est déjà, sa quantité augmente",
    faultMessage: "Erreur lors de l'ajout au panier",
    access: 'shopper',
    body: addition,
    status: 201,
    response: cart,
    loginMessage: 'Vous devez être connecté pour ajouter des articles au panier',
    refusals: [
      'product_not_found',
      'formation_not_found',
      'coaching_session_not_found',
      'seminar_not_found',
      'variation_required',
      'insufficient_stock',
    ],
  },
  'PUT /cart/items/{id}': {
    summary: "Change la quantité d'une ligne ; zéro la retire",
    faultMessage: 'Erreur lors de la mise à jour',
    access: 'shopper',
    params: z.object({ id }),
    body: z.strictObject({ quantity }),
    response: cart,
    refusals: ['cart_item_not_found', 'insufficient_stock'],
  },
  'DELETE /cart/items/{id}': {
    summary: 'Retire une ligne',
    faultMessage: 'Erreur lors de la suppression',
    access: 'shopper',
    params: z.object({ id }),
    response: cart,
    refusals: ['cart_item_not_found'],
  },
});
