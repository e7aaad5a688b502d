import polyglotI18nProvider from 'ra-i18n-polyglot';
import frenchMessages from 'ra-language-french';
import { editorWords } from './ui/editor-words.ts';

/** The library writes straight apostrophes. */
const withFrenchApostrophes = (_key: string, words: unknown) =>
  typeof words === 'string' ? words.replaceAll("'", '’') : words;

const libraryMessages = JSON.parse(JSON.stringify(frenchMessages, withFrenchApostrophes)) as typeof frenchMessages;

const messages = {
  ...libraryMessages,
  // A line of a form is taken out; « Supprimer » is for the whole of what is open.
  ra: { ...libraryMessages.ra, action: { ...libraryMessages.ra.action, remove: 'Retirer' }, tiptap: editorWords },
  resources: {
    orders: { name: 'Commande |||| Commandes', notifications: { created: 'Commande enregistrée' } },
    products: { name: 'Produit |||| Produits' },
    categories: { name: 'Catégorie |||| Catégories' },
    transactions: { name: 'Paiement |||| Paiements' },
    'return-requests': { name: 'Demande de retour |||| Demandes de retour' },
    users: { name: 'Client |||| Clients' },
    reviews: { name: 'Avis |||| Avis' },
    coupons: { name: 'Code promo |||| Codes promo' },
    'user-coupons': { name: 'Code attribué |||| Codes attribués' },
    formations: { name: 'Formation |||| Formations' },
    'formation-enrollments': { name: 'Inscription |||| Inscriptions aux formations' },
    seminars: { name: 'Séminaire |||| Séminaires' },
    'seminar-registrations': { name: 'Inscription |||| Inscriptions aux séminaires' },
    'coaching-sessions': { name: 'Coaching |||| Coaching' },
    'coaching-enrollments': { name: 'Inscription |||| Inscriptions au coaching' },
    'blog-posts': { name: 'Article |||| Articles' },
    'blog-comments': { name: 'Commentaire |||| Commentaires' },
    'blog-categories': { name: 'Rubrique |||| Rubriques du blog' },
    'blog-tags': { name: 'Étiquette |||| Étiquettes' },
    recipes: { name: 'Recette |||| Recettes' },
    'recipe-categories': { name: 'Catégorie |||| Catégories de recettes' },
    'content-library': { name: 'Document |||| Bibliothèque' },
    pictures: { name: 'Image |||| Images des textes' },
    'contact-messages': { name: 'Message |||| Messages' },
    'email-campaigns': { name: 'Campagne |||| Campagnes' },
    'newsletter-subscribers': { name: 'Abonné |||| Abonnés' },
    mails: { name: 'Email |||| Emails envoyés' },
    settings: { name: 'Réglage |||| Réglages' },
    staff: { name: 'Membre de l’équipe |||| Équipe' },
    'audit-log': { name: 'Acte |||| Journal' },
    system: { name: 'Système |||| Système' },
  },
};

export const french = polyglotI18nProvider(() => messages, 'fr', [{ locale: 'fr', name: 'Français' }]);
