import { COUNTRIES, FAQ_FIGURES, type Setting } from '@tokpa/contract';
import type { SettingKey } from './known-settings.ts';

export type SettingTexts = Pick<Setting, 'type' | 'group' | 'label' | 'explanation' | 'choices' | 'fields'>;

/** What each setting is called and does, in the order in which the back office shows them. `currency` is not the shop's to change. */
export const SETTING_TEXTS: Readonly<Record<Exclude<SettingKey, 'currency'>, SettingTexts>> = {
  shopName: {
    group: 'shop',
    type: 'text',
    label: 'Nom de la boutique',
    explanation: 'En haut de chaque page, dans les emails et sur les factures.',
  },
  tagline: { group: 'shop', type: 'text', label: 'Slogan', explanation: 'La phrase sous le nom, au pied des pages.' },
  bannerText: {
    group: 'shop',
    type: 'text',
    label: 'Bandeau',
    explanation: 'L’annonce tout en haut de la boutique. Vide : pas de bandeau.',
  },
  supportPhone: {
    group: 'contact',
    type: 'phone',
    label: 'Téléphone du service client',
    explanation: '+229 et dix chiffres.',
  },
  contactEmail: {
    group: 'contact',
    type: 'email',
    label: 'Adresse email',
    explanation: 'Affichée aux clients ; les messages, demandes de retour et nouvelles commandes y sont annoncés.',
  },
  newOrderMails: {
    group: 'contact',
    type: 'switch',
    label: 'Annonce des nouvelles commandes',
    explanation:
      'Toutes les cinq minutes, les commandes qui viennent d’être payées ou qui se paieront à la livraison sont annoncées à l’adresse email de la boutique, en un seul message.',
  },
  whatsappNumber: {
    group: 'contact',
    type: 'phone',
    label: 'Numéro WhatsApp',
    explanation: '+229 et dix chiffres. Vide : WhatsApp n’est pas proposé.',
  },
  contactAddress: { group: 'contact', type: 'text', label: 'Adresse', explanation: 'Où l’on trouve la boutique.' },
  taxNumber: {
    group: 'shop',
    type: 'text',
    label: 'IFU',
    explanation: 'L’identifiant fiscal unique, imprimé sur les factures. Vide : rien n’est imprimé.',
  },
  tradeRegister: {
    group: 'shop',
    type: 'text',
    label: 'RCCM',
    explanation: 'Le numéro au registre du commerce, imprimé sur les factures. Vide : rien n’est imprimé.',
  },
  invoiceNote: {
    group: 'shop',
    type: 'longtext',
    label: 'Mention au bas des factures',
    explanation: 'Le régime de TVA, par exemple.',
  },
  socialLinks: {
    group: 'contact',
    type: 'rows',
    label: 'Réseaux sociaux',
    explanation: 'Au pied des pages. Sans adresse, le nom seul est montré.',
    fields: [
      { name: 'name', label: 'Nom', type: 'text' },
      { name: 'url', label: 'Adresse', type: 'text' },
    ],
  },
  shippingFee: {
    group: 'delivery',
    type: 'amount',
    label: 'Forfait de livraison',
    explanation: 'Ajouté à chaque commande passée en ligne. Les commandes déjà passées gardent le leur.',
  },
  shippingZones: {
    group: 'delivery',
    type: 'rows',
    label: 'Zones de livraison',
    explanation:
      'La page Livraison : délais et tarifs standard des livraisons convenues avec l’équipe. Une commande est promise dans le délai de la zone qui nomme sa ville ou son département, parmi ses lieux ou dans son nom, sinon dans celui de la zone dont le nom contient le pays ; sans zone qui la nomme, dans le plus long.',
    fields: [
      { name: 'name', label: 'Zone', type: 'text' },
      { name: 'places', label: 'Lieux', type: 'text' },
      { name: 'feeFcfa', label: 'Tarif standard (FCFA)', type: 'amount' },
      { name: 'freeAboveFcfa', label: 'Offert dès (FCFA)', type: 'amount' },
      { name: 'fromDays', label: 'Délai le plus court (jours ouvrables)', type: 'number' },
      { name: 'toDays', label: 'Délai le plus long (jours ouvrables)', type: 'number' },
    ],
  },
  deliveryPromise: {
    group: 'delivery',
    type: 'text',
    label: 'Promesse de livraison',
    explanation: 'À l’accueil et sur la page de chaque produit. Vide : rien n’est promis.',
  },
  countriesServed: {
    group: 'delivery',
    type: 'choices',
    label: 'Pays desservis',
    explanation: 'Nommés sur les pages d’information ; une commande ne part que là.',
    choices: [...COUNTRIES],
  },
  codCities: {
    group: 'payment',
    type: 'list',
    label: 'Villes du paiement à la livraison',
    explanation: 'Une ville par ligne. Liste vide : ce moyen de paiement n’est plus proposé.',
  },
  codFee: {
    group: 'payment',
    type: 'amount',
    label: 'Supplément du paiement à la livraison',
    explanation: 'Ajouté au total d’une commande payée à la livraison.',
  },
  codMaxAmount: {
    group: 'payment',
    type: 'amount',
    label: 'Plafond du paiement à la livraison',
    explanation: 'Au-delà de ce montant, la commande se paie en ligne. 0 : pas de plafond.',
  },
  unpaidOrderMinutes: {
    group: 'payment',
    type: 'number',
    label: 'Délai pour payer (minutes)',
    explanation: 'Passé ce délai, une commande impayée est annulée et son stock est rendu.',
  },
  returnDays: {
    group: 'returns',
    type: 'number',
    label: 'Délai de retour (jours)',
    explanation: 'À partir de la livraison.',
  },
  perishableReturnDays: {
    group: 'returns',
    type: 'number',
    label: 'Délai de retour des denrées périssables (jours)',
    explanation: 'À partir de la livraison.',
  },
  warrantyYears: {
    group: 'returns',
    type: 'number',
    label: 'Garantie des appareils (années)',
    explanation: 'Contre les pannes, pour les appareils de mesure. 0 : aucune garantie n’est annoncée.',
  },
  refundDelays: {
    group: 'returns',
    type: 'rows',
    label: 'Délais de remboursement',
    explanation: 'Annoncés sur la page Retours, par moyen de paiement. Au moins un.',
    fields: [
      { name: 'method', label: 'Moyen', type: 'text' },
      { name: 'delay', label: 'Délai', type: 'text' },
    ],
  },
  popularSearches: {
    group: 'content',
    type: 'list',
    label: 'Recherches populaires',
    explanation: 'Proposées avant que le client n’écrive. Une par ligne, dix au plus.',
  },
  faq: {
    group: 'content',
    type: 'rows',
    label: 'Questions fréquentes',
    explanation: `Par rubrique. Dans une réponse, ces mots entre accolades sont remplacés par le chiffre du moment : ${FAQ_FIGURES.map((figure) => `{${figure}}`).join(', ')}.`,
    fields: [
      { name: 'title', label: 'Rubrique', type: 'text' },
      { name: 'id', label: 'Nom court, pour les liens', type: 'text' },
      {
        name: 'questions',
        label: 'Questions',
        type: 'rows',
        fields: [
          { name: 'question', label: 'Question', type: 'text' },
          { name: 'answer', label: 'Réponse', type: 'longtext' },
          { name: 'id', label: 'Nom court, pour les liens', type: 'text' },
        ],
      },
    ],
  },
};

export type EditableKey = keyof typeof SETTING_TEXTS;
export const EDITABLE_KEYS = Object.keys(SETTING_TEXTS) as EditableKey[];

export function isEditableKey(key: string): key is EditableKey {
  return Object.hasOwn(SETTING_TEXTS, key);
}

/** What the screens call a setting; nothing of one that the shop has no more. */
export function labelOfSetting(key: string): string | undefined {
  return isEditableKey(key) ? SETTING_TEXTS[key].label : undefined;
}
