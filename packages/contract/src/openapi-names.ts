import { z } from 'zod';
import { pageMeta, pagination } from './page.ts';
import { cart, cartItem } from './cart.ts';
import { profile, staffProfile } from './auth.ts';
import { category, categoryReference } from './categories.ts';
import { coachingEnrollment } from './coaching-enrollments.ts';
import { coachingSession } from './coaching-sessions.ts';
import { formationEnrollment } from './formation-enrollments.ts';
import { formation, lesson } from './formations.ts';
import { order, orderAddress, orderEvent, orderItem, orderTransaction, paymentState, transaction } from './orders.ts';
import { trackingResult } from './order-tracking.ts';
import { picture } from './pictures.ts';
import { product, variation } from './products.ts';
import { review } from './reviews.ts';
import { seminarRegistration } from './seminar-registrations.ts';
import { seminar } from './seminars.ts';
import { publicSettings, settingField } from './settings.ts';
import { shippingAddress } from './shipping-addresses.ts';

/** The features in French, by the first part of their path. */
export const TAGS: Readonly<Record<string, string>> = {
  auth: 'Comptes et sessions',
  staff: 'Équipe',
  'audit-log': 'Journal de l’équipe',
  users: 'Clients',
  dashboard: 'Chiffres',
  system: 'Système',
  newsletter: 'Lettre d’information',
  'newsletter-subscribers': 'Abonnés',
  admin: 'Campagnes',
  mails: 'Emails envoyés',
  settings: 'Réglages',
  categories: 'Catégories',
  products: 'Produits',
  reviews: 'Avis',
  'stock-alerts': 'Alertes de retour en stock',
  favorites: 'Favoris',
  cart: 'Panier',
  'shipping-addresses': 'Adresses de livraison',
  coupons: 'Codes promo',
  'user-coupons': 'Codes attribués',
  orders: 'Commandes',
  payments: 'Paiements',
  transactions: 'Transactions',
  'unmatched-payments': 'Paiements sans commande',
  formations: 'Formations',
  'formation-enrollments': 'Inscriptions aux formations',
  seminars: 'Séminaires',
  'seminar-registrations': 'Inscriptions aux séminaires',
  'coaching-sessions': 'Coaching',
  'coaching-enrollments': 'Inscriptions au coaching',
  'contact-messages': 'Messages à la boutique',
  'return-requests': 'Demandes de retour',
  pictures: 'Images des textes',
  'blog-posts': 'Articles du blog',
  'blog-comments': 'Commentaires du blog',
  'blog-categories': 'Rubriques du blog',
  'blog-tags': 'Étiquettes du blog',
  recipes: 'Recettes',
  'recipe-categories': 'Catégories de recettes',
  'content-library': 'Bibliothèque',
};

const refusal = z.object({
  message: z.string().describe('Une phrase en français, à montrer telle quelle'),
  error: z.string().describe('Le code stable du refus'),
  errors: z.record(z.string(), z.array(z.string())).optional().describe('Champ → ses messages'),
  requestId: z.string(),
});

/** The schemas that have a name of their own in the document. */
export const NAMED: ReadonlyArray<readonly [string, z.ZodType]> = [
  ['Picture', picture],
  ['Variation', variation],
  ['CategoryReference', categoryReference],
  ['Category', category],
  ['Product', product],
  ['Review', review],
  ['Profile', profile],
  ['StaffProfile', staffProfile],
  ['CartItem', cartItem],
  ['Cart', cart],
  ['ShippingAddress', shippingAddress],
  ['OrderAddress', orderAddress],
  ['OrderItem', orderItem],
  ['OrderEvent', orderEvent],
  ['Transaction', transaction],
  ['OrderTransaction', orderTransaction],
  ['Order', order],
  ['PaymentState', paymentState],
  ['TrackingResult', trackingResult],
  ['Formation', formation],
  ['Lesson', lesson],
  ['FormationEnrollment', formationEnrollment],
  ['Seminar', seminar],
  ['SeminarRegistration', seminarRegistration],
  ['CoachingSession', coachingSession],
  ['CoachingEnrollment', coachingEnrollment],
  ['PublicSettings', publicSettings],
  ['SettingField', settingField],
  ['PageMeta', pageMeta],
  ['Pagination', pagination],
  ['Refusal', refusal],
];
