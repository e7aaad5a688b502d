import polyglotI18nProvider from 'ra-i18n-polyglot';
import frenchMessages from 'ra-language-french';
import { editorWords } from './ui/editor-words.ts';

/** The library writes straight apostrophes. */
const withFrenchApostrophes = (_key: string, words: unknown) =>
  typeof words === 'string' ? words.replaceAll("'", '’') : words;

const libraryMessages = JSON.parse(JSON.stringify(frenchMessages, withFrenchApostrophes)) as typeof frenchMessages;

/** What a resource is called, and what is said once something is done to one; `ending` makes it agree with its name. */
const kind = (one: string, many: string, ending = '') => ({
  name: `${one} |||| ${many}`,
  notifications: {
    created: `${one} créé${ending}`,
    updated: `${one} mis${ending} à jour`,
    deleted: `${one} supprimé${ending}`,
  },
});

const messages = {
  ...libraryMessages,
  // A line of a form is taken out; « Supprimer » is for the whole of what is open.
  ra: { ...libraryMessages.ra, action: { ...libraryMessages.ra.action, remove: 'Retirer' }, tiptap: editorWords },
  resources: {
    orders: kind('Commande', 'Commandes', 'e'),
    'orders/caller': kind('Commande', 'Commandes', 'e'),
    products: kind('Produit', 'Produits'),
    categories: kind('Catégorie', 'Catégories', 'e'),
    transactions: kind('Paiement', 'Paiements'),
    'return-requests': kind('Demande de retour', 'Demandes de retour', 'e'),
    users: kind('Client', 'Clients'),
    reviews: kind('Avis', 'Avis'),
    coupons: kind('Code promo', 'Codes promo'),
    'user-coupons': kind('Code attribué', 'Codes attribués'),
    formations: kind('Formation', 'Formations', 'e'),
    'formation-enrollments': kind('Inscription', 'Inscriptions aux formations', 'e'),
    seminars: kind('Séminaire', 'Séminaires'),
    'seminar-registrations': kind('Inscription', 'Inscriptions aux séminaires', 'e'),
    'coaching-sessions': kind('Coaching', 'Coaching'),
    'coaching-enrollments': kind('Inscription', 'Inscriptions au coaching', 'e'),
    'blog-posts': kind('Article', 'Articles'),
    'blog-comments': kind('Commentaire', 'Commentaires'),
    'blog-categories': kind('Rubrique', 'Rubriques du blog', 'e'),
    'blog-tags': kind('Étiquette', 'Étiquettes', 'e'),
    recipes: kind('Recette', 'Recettes', 'e'),
    'recipe-categories': kind('Catégorie', 'Catégories de recettes', 'e'),
    'content-library': kind('Document', 'Bibliothèque'),
    pictures: kind('Image', 'Images des textes', 'e'),
    'contact-messages': kind('Message', 'Messages'),
    'email-campaigns': kind('Campagne', 'Campagnes', 'e'),
    'newsletter-subscribers': kind('Abonné', 'Abonnés'),
    mails: kind('Email', 'Emails envoyés'),
    settings: kind('Réglage', 'Réglages'),
    staff: kind('Membre de l’équipe', 'Équipe'),
    'audit-log': kind('Acte', 'Journal'),
    system: kind('Système', 'Système'),
  },
};

export const french = polyglotI18nProvider(() => messages, 'fr', [{ locale: 'fr', name: 'Français' }]);
