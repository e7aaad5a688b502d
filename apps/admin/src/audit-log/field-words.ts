import { eachProductText } from '@tokpa/contract/product-texts';

/** What people call the fields that change often; another keeps the name that the API gives it. */
const WORDS: Readonly<Record<string, string>> = {
  active: 'Actif',
  amount: 'Montant',
  answer: 'Réponse',
  assignee: 'Chargé',
  author: 'Auteur',
  blocked: 'Bloqué',
  category: 'Catégorie',
  categoryId: 'Catégorie',
  code: 'Code',
  content: 'Texte',
  description: 'Description',
  email: 'Email',
  endDate: 'Fin',
  features: 'Caractéristiques',
  firstName: 'Prénom',
  image: 'Image',
  isFeatured: 'Produit vedette',
  isNew: 'Nouveau',
  lastName: 'Nom',
  maxParticipants: 'Nombre de places',
  name: 'Nom',
  notes: 'Notes',
  options: 'Options',
  originalPrice: 'Ancien prix',
  phone: 'Téléphone',
  pictures: 'Images',
  position: 'Place',
  price: 'Prix',
  publishedAt: 'Publication',
  reason: 'Raison',
  reply: 'Réponse',
  role: 'Rôle',
  scheduledAt: 'Envoi prévu',
  sku: 'Référence',
  slug: 'Adresse de la page',
  startDate: 'Début',
  status: 'Statut',
  stock: 'Stock',
  subject: 'Objet',
  title: 'Titre',
  type: 'Type',
  usageLimit: 'Utilisations en tout',
  value: 'Valeur',
  variations: 'Déclinaisons',
  ...eachProductText((_, { label }) => label),
};

const isPlace = (name: string) => /^\d+$/u.test(name);

/** `options.0.name` as « Options 1, Nom »; of a value without fields, « Valeur ». */
export function fieldInWords(path: string): string {
  if (path === '') return 'Valeur';
  return path
    .split('.')
    .map((name, at) => (isPlace(name) ? ` ${Number(name) + 1}` : `${at > 0 ? ', ' : ''}${WORDS[name] ?? name}`))
    .join('');
}
