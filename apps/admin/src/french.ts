import polyglotI18nProvider from 'ra-i18n-polyglot';
import frenchMessages from 'ra-language-french';

const messages = {
  ...frenchMessages,
  resources: {
    orders: { name: 'Commande |||| Commandes' },
    products: { name: 'Produit |||| Produits' },
    categories: { name: 'Catégorie |||| Catégories' },
  },
};

export const french = polyglotI18nProvider(() => messages, 'fr', [{ locale: 'fr', name: 'Français' }]);
