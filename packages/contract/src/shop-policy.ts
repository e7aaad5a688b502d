/**
 * What the shop promises besides its prices. Zones, delays, countries and searches are what it begins with: each is a setting,
 * and pages read the setting. Subjects, reasons and how long is kept what the law asks for stand here alone. Specification,
 * sections 5 and 9.
 */
type ShippingZone = {
  name: string;
  places: string;
  feeFcfa: number;
  /** From this amount of articles on the zone's fee is not asked. */
  freeAboveFcfa: number;
  /** Business days, from the parcel's leaving on. Within Benin two to three: specification, section 4. */
  fromDays: number;
  toDays: number;
};

export const SHIPPING_ZONES: readonly ShippingZone[] = [
  {
    name: 'Cotonou et Porto-Novo',
    places: 'Les deux villes et leurs quartiers',
    feeFcfa: 2000,
    freeAboveFcfa: 25_000,
    fromDays: 2,
    toDays: 3,
  },
  {
    name: 'Reste du Bénin',
    places: 'Les douze départements, de Ouidah à Malanville',
    feeFcfa: 3500,
    freeAboveFcfa: 50_000,
    fromDays: 2,
    toDays: 3,
  },
  {
    name: 'Togo',
    places: 'Lomé et les villes desservies par la route',
    feeFcfa: 8000,
    freeAboveFcfa: 75_000,
    fromDays: 3,
    toDays: 5,
  },
  {
    name: 'Burkina Faso et Niger',
    places: 'Ouagadougou, Bobo-Dioulasso, Niamey…',
    feeFcfa: 12_000,
    freeAboveFcfa: 100_000,
    fromDays: 4,
    toDays: 6,
  },
  {
    name: 'Côte d’Ivoire, Mali et Sénégal',
    places: 'Abidjan, Bamako, Dakar…',
    feeFcfa: 15_000,
    freeAboveFcfa: 100_000,
    fromDays: 5,
    toDays: 7,
  },
];

export const COUNTRIES_SERVED = ['Bénin', 'Togo', 'Burkina Faso', "Côte d'Ivoire", 'Mali', 'Niger', 'Sénégal'] as const;

/** What the search offers before anything is typed. */
export const POPULAR_SEARCHES = [
  'Glucomètre',
  'Complément alimentaire',
  'Vitamines',
  'Protéines',
  'Produits bio',
] as const;

/** Named at the foot of every page; their addresses come with the shop's own pages there. */
export const SOCIAL_NAMES = ['Facebook', 'Instagram', 'TikTok'] as const;

export const RETURN_DAYS = 30;
export const PERISHABLE_RETURN_DAYS = 7;
export const WARRANTY_YEARS = 2;

/** When what is not taken back is taken back after all. */
export const RETURN_EXCEPTIONS = {
  perishable: 'si elle est arrivée abîmée, périmée ou non conforme',
  opened: 'sauf défaut ou erreur de notre part',
} as const;
export const WARRANTED_DEVICES = 'appareils de mesure (glucomètres, tensiomètres, thermomètres…)';
export const WARRANTY_REMEDIES = 'réparation, échange ou remboursement';

/** How long a refund takes once it is agreed, by the way it goes. */
export const REFUND_DELAYS = [
  { method: 'Mobile Money', delay: '24 à 48 heures' },
  { method: 'Carte bancaire', delay: '3 à 5 jours' },
  { method: 'Virement', delay: '5 à 10 jours' },
] as const;

export const ORDER_RETENTION_YEARS = 10;
export const MARKETING_RETENTION_YEARS = 3;
export const LOG_RETENTION_YEARS = 1;
/** Messages and return requests, since they came or were last answered. */
export const CORRESPONDENCE_RETENTION_YEARS = 3;
/** Alerts since their mail, and those whose product does not come back since they were asked for. */
export const STOCK_ALERT_RETENTION_DAYS = 90;
export const WAITING_ALERT_RETENTION_YEARS = 1;

/** Where the shop says that it is, until its owner says where: the great market that the page of contact has a map of. */
export const MARKET_ADDRESS = 'Quartier Tokpa, Cotonou, Bénin';

export const CONTACT_SUBJECTS = [
  'product-info',
  'order-status',
  'health-advice',
  'technical-support',
  'partnership',
  'other',
] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

export const CONTACT_SUBJECT_LABELS: Readonly<Record<ContactSubject, string>> = {
  'product-info': 'Information sur un produit',
  'order-status': 'Suivi de commande',
  'health-advice': 'Conseil santé',
  'technical-support': 'Assistance technique',
  partnership: 'Partenariat',
  other: 'Autre demande',
};

export const RETURN_REASONS = [
  'defective',
  'not-as-described',
  'order-error',
  'change-of-mind',
  'damaged-in-transport',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_REASON_LABELS: Readonly<Record<ReturnReason, string>> = {
  defective: 'Article défectueux',
  'not-as-described': 'Article non conforme à la description',
  'order-error': 'Erreur dans la commande',
  'change-of-mind': 'Changement d’avis',
  'damaged-in-transport': 'Article abîmé pendant le transport',
  other: 'Autre raison',
};

export const CONTACT_MESSAGE_MAX = 2000;
export const RETURN_DESCRIPTION_MAX = 2000;
