import { toSlug } from './slug.ts';

type ContactSubject = 'product-info' | 'order-status' | 'health-advice' | 'technical-support' | 'partnership' | 'other';
type ReturnReason =
  | 'defective'
  | 'not-as-described'
  | 'order-error'
  | 'change-of-mind'
  | 'damaged-in-transport'
  | 'other';

/** What waits on the desk of whoever runs the demo shop. People are named by their place among the shoppers. */
export const messages: ReadonlyArray<{
  shopperIndex: number;
  subject: ContactSubject;
  message: string;
  hoursAgo: number;
  answer: string | null;
}> = [
  {
    shopperIndex: 4,
    subject: 'product-info',
    message:
      'Bonjour, le tensiomètre de bras existe-t-il avec un grand brassard ? Mon père fait 44 cm de tour de bras.',
    hoursAgo: 3,
    answer: null,
  },
  {
    shopperIndex: 9,
    subject: 'order-status',
    message: 'J’ai commandé hier pour une livraison à Parakou. Quel jour passera le livreur ?',
    hoursAgo: 20,
    answer: null,
  },
  {
    shopperIndex: 13,
    subject: 'partnership',
    message: 'Notre groupement de femmes de Nikki produit du karité brut. Achetez-vous directement aux productrices ?',
    hoursAgo: 47,
    answer: null,
  },
  {
    shopperIndex: 2,
    subject: 'health-advice',
    message: 'La poudre de moringa convient-elle pendant l’allaitement ?',
    hoursAgo: 98,
    answer:
      'Bonjour, à petite dose dans la bouillie ou la sauce, oui pour la plupart des femmes. Parlez-en tout de même à votre sage-femme.',
  },
];

/** Of orders that were delivered, the newest first. */
export const returns: ReadonlyArray<{
  orderIndex: number;
  reason: ReturnReason;
  description: string;
  daysAgo: number;
  status: 'NEW' | 'IN_PROGRESS' | 'ACCEPTED' | 'REFUNDED';
  answer: string | null;
}> = [
  {
    orderIndex: 0,
    reason: 'damaged-in-transport',
    description: 'Le pot est arrivé fendu, le couvercle ne ferme plus.',
    daysAgo: 1,
    status: 'NEW',
    answer: null,
  },
  {
    orderIndex: 2,
    reason: 'order-error',
    description: 'J’ai reçu l’infusion à la menthe au lieu de la citronnelle.',
    daysAgo: 2,
    status: 'IN_PROGRESS',
    answer: null,
  },
  {
    orderIndex: 5,
    reason: 'defective',
    description: 'L’appareil ne s’allume pas, même avec des piles neuves.',
    daysAgo: 6,
    status: 'ACCEPTED',
    answer: 'Bonjour, le livreur reprend l’appareil jeudi. Vous serez remboursée dès son retour.',
  },
];

export const coupons: ReadonlyArray<{
  code: string;
  description: string;
  type: 'PERCENT' | 'FIXED' | 'FREE_SHIPPING';
  value: number;
  minOrderAmount: number | null;
  endsInDays: number | null;
  usageLimit: number | null;
  usageLimitPerUser?: number;
  isActive: boolean;
}> = [
  {
    code: 'BIENVENUE10',
    description: 'Pour souhaiter la bienvenue, une fois par personne',
    type: 'PERCENT',
    value: 10,
    minOrderAmount: 5000,
    endsInDays: null,
    usageLimit: null,
    usageLimitPerUser: 1,
    isActive: true,
  },
  {
    code: 'LIVRAISON',
    description: 'Livraison offerte dès 15 000 FCFA',
    type: 'FREE_SHIPPING',
    value: 0,
    minOrderAmount: 15_000,
    endsInDays: 30,
    usageLimit: 200,
    isActive: true,
  },
  {
    code: 'MERCI2000',
    description: 'Pour remercier une cliente fidèle',
    type: 'FIXED',
    value: 2000,
    minOrderAmount: null,
    endsInDays: 60,
    usageLimit: 50,
    isActive: true,
  },
  {
    code: 'RENTREE',
    description: 'L’offre de la rentrée, terminée',
    type: 'PERCENT',
    value: 15,
    minOrderAmount: null,
    endsInDays: -20,
    usageLimit: 100,
    isActive: false,
  },
];

/** Reviews that staff have not read yet: by people who did not buy the product here. */
export const waitingReviews: ReadonlyArray<{
  productSlug: string;
  shopperIndex: number;
  rating: number;
  title: string;
  content: string;
  hoursAgo: number;
}> = [
  {
    name: 'Huile de baobab',
    shopperIndex: 15,
    rating: 5,
    title: 'Mes cheveux respirent',
    content: 'Trois gouttes le soir suffisent. L’odeur est discrète et la bouteille dure longtemps.',
    hoursAgo: 5,
  },
  {
    name: 'Corde à sauter réglable',
    shopperIndex: 17,
    rating: 3,
    title: 'Correcte',
    content: 'Elle tourne bien, mais les poignées glissent un peu quand on transpire.',
    hoursAgo: 28,
  },
  {
    name: 'Gari fin de Savalou',
    shopperIndex: 11,
    rating: 5,
    title: 'Le vrai goût de Savalou',
    content: 'Croquant et bien tamisé, comme celui de ma tante. J’en reprendrai.',
    hoursAgo: 51,
  },
].map(({ name, ...review }) => ({ ...review, productSlug: toSlug(name) }));

/** Orders on their way, beside the many that arrived. */
export const openOrders: ReadonlyArray<{
  shopperIndex: number;
  productSlugs: readonly string[];
  hoursAgo: number;
  status: 'PROCESSING' | 'PAID' | 'SHIPPED' | 'CANCELLED';
}> = [
  { shopperIndex: 12, names: ['Poudre de moringa', 'Kinkéliba en feuilles'], hoursAgo: 2, status: 'PAID' as const },
  {
    shopperIndex: 16,
    names: ['Beurre de karité brut', 'Savon noir traditionnel'],
    hoursAgo: 7,
    status: 'PAID' as const,
  },
  { shopperIndex: 9, names: ['Oxymètre de pouls pour le doigt'], hoursAgo: 22, status: 'PAID' as const },
  { shopperIndex: 14, names: ['Fonio précuit', 'Noix de cajou grillées'], hoursAgo: 5, status: 'PROCESSING' as const },
  { shopperIndex: 7, names: ['Tapis de yoga antidérapant'], hoursAgo: 49, status: 'SHIPPED' as const },
  {
    shopperIndex: 10,
    names: ['Miel toutes fleurs du Borgou', 'Gingembre moulu'],
    hoursAgo: 72,
    status: 'SHIPPED' as const,
  },
  { shopperIndex: 6, names: ['Lot de 3 bandes élastiques'], hoursAgo: 120, status: 'CANCELLED' as const },
].map(({ names, ...order }) => ({ ...order, productSlugs: names.map((name) => toSlug(name)) }));

export const campaigns: ReadonlyArray<{
  subject: string;
  preheader: string;
  content: string;
  /** Null: still being written. */
  sentDaysAgo: number | null;
}> = [
  {
    subject: 'Le miel nouveau du Borgou est arrivé',
    preheader: 'Récolté en octobre, en pots de 250 g à 1 kg',
    content:
      '<p>Bonjour,</p><p>La récolte d’octobre est en pots : un miel ambré, aux notes de karité et de néré.</p><ul><li>250 g pour goûter</li><li>1 kg pour la famille</li></ul><p>À bientôt dans la boutique !</p>',
    sentDaysAgo: 12,
  },
  {
    subject: 'Trois tisanes pour la saison fraîche',
    preheader: 'Kinkéliba, citronnelle, gingembre',
    content:
      '<p>Bonjour,</p><p>L’harmattan approche : voici trois tisanes à garder près de la bouilloire.</p><p>(Photos à ajouter avant l’envoi.)</p>',
    sentDaysAgo: null,
  },
];
