import { eachProductText } from '@tokpa/contract/product-texts';

/** What people call the fields that change often; another keeps the name that the API gives it. */
const WORDS: Readonly<Record<string, string>> = {
  active: 'Actif',
  amount: 'Montant',
  answer: 'Réponse',
  assignee: 'Chargé',
  attention: 'À regarder',
  author: 'Auteur',
  blocked: 'Bloqué',
  cancelledAt: 'Annulation',
  category: 'Catégorie',
  categoryId: 'Catégorie',
  code: 'Code',
  content: 'Texte',
  createdAt: 'Création',
  delay: 'Délai',
  description: 'Description',
  email: 'Email',
  enabled: 'Peut se connecter',
  endDate: 'Fin',
  features: 'Caractéristiques',
  feeFcfa: 'Tarif standard (FCFA)',
  firstName: 'Prénom',
  freeAboveFcfa: 'Offert dès (FCFA)',
  fromDays: 'Délai le plus court (jours ouvrables)',
  image: 'Image',
  invitationExpiresAt: 'Fin de l’invitation',
  isFeatured: 'Produit vedette',
  isNew: 'Nouveau',
  isSameMoney: 'Même argent',
  lastLoginAt: 'Dernière connexion',
  lastName: 'Nom',
  maxParticipants: 'Nombre de places',
  message: 'Message',
  method: 'Moyen',
  name: 'Nom',
  note: 'Note',
  notes: 'Notes',
  options: 'Options',
  originalPrice: 'Ancien prix',
  payableUntil: 'À payer avant',
  paymentMethod: 'Moyen de paiement',
  paymentStatus: 'Paiement',
  phone: 'Téléphone',
  pictures: 'Images',
  places: 'Lieux',
  position: 'Place',
  price: 'Prix',
  publishedAt: 'Publication',
  question: 'Question',
  questions: 'Questions',
  reason: 'Raison',
  reference: 'Référence',
  reply: 'Réponse',
  role: 'Rôle',
  scheduledAt: 'Envoi prévu',
  secondFactor: 'Second facteur',
  sku: 'Référence',
  slug: 'Adresse de la page',
  startDate: 'Début',
  status: 'Statut',
  stock: 'Stock',
  subject: 'Objet',
  title: 'Titre',
  toDays: 'Délai le plus long (jours ouvrables)',
  transactionId: 'Paiement',
  type: 'Type',
  url: 'Adresse',
  usageLimit: 'Utilisations en tout',
  value: 'Valeur',
  variations: 'Déclinaisons',
  withdrawnAmount: 'Montant retiré',
  ...eachProductText((_, { label }) => label),
};

const isPlace = (name: string) => /^\d+$/u.test(name);

/** `options.0.name` as « Options 1, Nom », `0.name` as « 1, Nom »; of a value without fields, « Valeur ». */
export function fieldInWords(path: string): string {
  if (path === '') return 'Valeur';
  return path
    .split('.')
    .map((name, at) => (isPlace(name) ? ` ${Number(name) + 1}` : `${at > 0 ? ', ' : ''}${WORDS[name] ?? name}`))
    .join('')
    .trim();
}
