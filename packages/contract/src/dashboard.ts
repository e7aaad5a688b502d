import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { amount, count, dayInput, id, single } from './fields.ts';
import { ORDER_STATUSES } from './order-status.ts';

/** A longer period is for the accounts, not for a screen. */
export const DASHBOARD_DAYS_MAX = 366;

const day = z.iso.date();

const figure = (value: z.ZodType<number>) =>
  z.object({
    value,
    previous: value.describe('Sur la période d’avant, aussi longue'),
    change: z.number().nullable().describe('En pour cent ; vide quand la période d’avant était à zéro'),
  });

/** What happened in the period; `waiting` beside it is what still is to be done today. */
const arrivals = figure(count).extend({ waiting: count.describe('Ce qui attend en ce moment') });

export const dashboardStats = z.object({
  period: z.object({ from: day, to: day, days: count, previousFrom: day, previousTo: day }),
  revenue: figure(z.int()).describe('Payé dans la période, remboursements déduits, en FCFA'),
  orders: figure(count).describe('Commandes passées'),
  averageBasket: figure(z.int()).describe('Montant moyen d’une commande payée, en FCFA'),
  newCustomers: figure(count),
  ordersByStatus: z.array(figure(count).extend({ status: z.enum(ORDER_STATUSES) })),
  salesPerDay: z.array(z.object({ day, orders: count, revenue: z.int().describe('Payé ce jour-là, en FCFA') })),
  bestProducts: z.array(
    z.object({ id, name: z.string(), image: z.string().nullable(), quantity: figure(count), revenue: amount }),
  ),
  lowStock: z.object({
    total: count.describe('Produits en vente dont le stock est bas ou épuisé'),
    products: z.array(z.object({ id, name: z.string(), stock: count })),
    withVariationOut: count.describe(
      'Produits en stock dont une déclinaison est épuisée : le niveau `variation-out` de la liste',
    ),
  }),
  reviews: arrivals.describe('Avis reçus ; en attente de relecture'),
  returns: arrivals.describe('Demandes de retour reçues ; sans réponse'),
  payments: arrivals.describe('Paiements tentés ; sans nouvelles ou à regarder'),
  messages: arrivals.describe('Messages reçus ; sans réponse'),
  comments: arrivals.describe('Commentaires reçus ; en attente de relecture'),
  exampleContacts: count.describe('Téléphones et email inventés que la boutique donne encore à ses clients'),
  mails: z.object({ waiting: count }).describe('Emails qui ne partent pas : le filtre `stuck` de la liste'),
});
export type DashboardStats = z.infer<typeof dashboardStats>;

export const dashboardEndpoints = endpoints({
  'GET /dashboard/stats': {
    summary: 'Les chiffres d’une période, comparés à la période d’avant',
    access: 'staff',
    right: 'dashboard.read',
    query: z.object({
      from: dayInput.optional().describe('Premier jour, à l’heure du Bénin ; 30 jours par défaut'),
      to: dayInput.optional().describe('Dernier jour compris ; aujourd’hui par défaut'),
    }),
    response: single(dashboardStats),
  },
});
