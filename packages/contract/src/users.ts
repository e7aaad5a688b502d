import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { amount, count, email, id, instant, single } from './fields.ts';
import { pageOf } from './page.ts';
import { shippingAddress } from './shipping-addresses.ts';
import { staffQuery } from './staff-lists.ts';

export const shopper = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  blocked: z.boolean().describe('Ne peut plus se connecter'),
  blockedAt: instant.nullable(),
  createdAt: instant,
  ordersCount: count.describe('Toutes les commandes, même annulées'),
  spentAmount: amount.describe('Ce qui a été payé'),
  lastOrderAt: instant.nullable(),
  reviewsCount: count,
});
export type Shopper = z.infer<typeof shopper>;

export const shopperDetail = shopper.extend({
  deletedAt: instant.nullable().describe('Le compte a été supprimé ; ses commandes restent, sans nom'),
  isSubscribed: z.boolean().describe('Reçoit la lettre d’information'),
  returnRequestsCount: count,
  contactMessagesCount: count,
  addresses: z.array(shippingAddress),
});
export type ShopperDetail = z.infer<typeof shopperDetail>;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const one = z.object({ id });

export const userEndpoints = endpoints({
  'GET /users': {
    summary: 'Les clients, avec leurs commandes et ce qu’ils ont dépensé',
    access: 'staff',
    right: 'users.read',
    query: staffQuery(['createdAt', 'lastName', 'ordersCount', 'spentAmount', 'lastOrderAt'], {
      blocked: flag.optional().describe('true ou false'),
    }),
    response: pageOf(shopper),
  },
  'GET /users/{id}': {
    summary: 'Un client : profil, adresses, commandes et avis en nombre',
    access: 'staff',
    right: 'users.read',
    params: one,
    response: single(shopperDetail),
    refusals: ['user_not_found'],
  },
  'PUT /users/{id}': {
    summary:
      'Bloque un client, et ferme ses sessions, ou le débloque ; lui rend son compte sous une autre adresse, qui y choisit un mot de passe',
    access: 'staff',
    right: 'users.write',
    params: one,
    body: z.strictObject({ blocked: z.boolean('Dites true ou false').optional(), email: email().optional() }),
    response: single(shopperDetail),
    refusals: ['user_not_found', 'email_taken'],
  },
});
