import { seenBy, type Sighting } from './sightings.ts';

const BROWSING = 'messages/browsing.spec.ts';
const CART = 'messages/cart.spec.ts';
const LISTS = 'messages/lists.spec.ts';
const EVERY_PAGE = 'messages/every-page.spec.ts';

/** Of `PARAPHRASED`, what stands around every page, on the shelves and in the cart, and the test that sees it there. */
export const BROWSING_PARAPHRASES: readonly Sighting[] = [
  seenBy(
    EVERY_PAGE,
    'the head of every page leads to what a visitor looks for',
    ['free-delivery text of the banner', 'every page', 'Livraison gratuite partout au Bénin'],
    ['support phone of the banner', 'every page', 'Appeler le'],
    ['track-order link', 'every page', 'Suivre ma commande'],
    ['logo', 'every page', ', accueil$'],
    ['search box', 'every page', 'Rechercher un produit'],
    ['favourites icon', 'every page', 'Mes favoris'],
    ['cart button', 'every page', 'Mon panier'],
    ['account icon, to the login', 'every page, for a visitor', 'Se connecter'],
    ['notifications at the top right', 'every page', 'boundingBox()'],
  ),
  seenBy('comfort.spec.ts', 'what changes is said to who cannot see it @desktop', [
    'notification of an error',
    'article that cannot be added',
    'Erreur',
  ]),
  seenBy('trouble.spec.ts', 'what a network that is not one swallows is sent again until it arrives, once', [
    'notification of an information',
    'article added without a network',
    'Information',
  ]),
  seenBy(
    EVERY_PAGE,
    'the foot of every page says how to reach, how to pay and what is not taken back',
    ['newsletter form of the footer', 'every page', 'Votre email pour la newsletter'],
    ['quick links of the footer', 'every page', 'Liens rapides'],
    ['support phone of the footer', 'every page', 'shop.supportPhone'],
    ['contact address of the footer', 'every page', 'shop.contactEmail'],
    ['MTN Money, MOOV Money, Celtis Money and Visa', 'every page', 'Celtis Money'],
    ['no return after delivery, in the footer', 'every page', 'Aucun retour possible après la livraison'],
  ),
  seenBy('search.spec.ts', 'recent searches are offered again until they are cleared', [
    'clear action of the recent searches',
    'search box, before typing',
    'Effacer',
  ]),
  seenBy(
    'search.spec.ts',
    'a search without a result offers other ways',
    ['no-products-found message', 'search box, nothing found', 'Aucun produit trouvé'],
    ['option to see all results', 'search box, nothing found', 'Voir tous les résultats'],
  ),
  seenBy('search.spec.ts', 'further results are added below the first ones', [
    'results are appended',
    'search results, second page',
    'toBeGreaterThan(20)',
  ]),
  seenBy(
    CART,
    'the cart says that it is coming, and that it is empty',
    ['Mon Panier', 'title of the cart drawer'],
    ['loading cart', 'cart drawer', 'Chargement du panier...'],
    ['empty cart', 'cart drawer', 'Votre panier est vide'],
    ['link of the empty cart to the products', 'cart drawer', 'Découvrir nos produits'],
  ),
  seenBy(EVERY_PAGE, 'a page says that it is on its way', [
    'loading message of a page',
    'home page, on its way',
    'Chargement de la page',
  ]),
  seenBy(
    BROWSING,
    'a product page says what a visitor should know before buying',
    ['breadcrumb', 'product page', 'Fil d’Ariane'],
    ['info block: free delivery everywhere in Benin', 'product page', 'Livraison gratuite partout au Bénin'],
    [
      'info block: secure payment by Mobile Money or Visa',
      'product page',
      'Paiement sécurisé par Mobile Money ou Visa',
    ],
  ),
  seenBy('catalogue.spec.ts', 'a product with several formats shows the price of the one that is chosen', [
    'thumbnails of the gallery',
    'product page',
    'Voir la photo 2',
  ]),
  seenBy(LISTS, 'the opinions about a product come ten to a page', [
    'rating and review count',
    'product page',
    'sur 5, ${total} avis',
  ]),
  seenBy(BROWSING, 'cards say what is new, reduced, nearly gone and sold out', [
    '-N% discount',
    'card of a product at a lower price',
    '-${reduced.product.discountPercent}%',
  ]),
  seenBy('favourites.spec.ts', 'favourites of a visitor are kept by the browser', [
    'favourite toggle',
    'product page and card',
    'aux favoris',
  ]),
  seenBy(CART, 'what was added is said for two seconds, a notification stays for five', [
    'add-to-cart control',
    'product page',
    'Ajouter au panier',
  ]),
  seenBy('catalogue.spec.ts', 'a product and a category that do not exist say so and lead home', [
    'link home of what is not found',
    'product not found',
    'Retour à l’accueil',
  ]),
  seenBy(
    LISTS,
    'a category says what it holds, and is sorted, filtered and shown as one likes',
    ['name, description and image of a category', 'category page', 'category.description'],
    ['product count of a category', 'category page', '\\d+ produits'],
    ['five sorts of a category', 'category page', 'Plus récents'],
    ['name (A-Z) by default', 'category page', 'Nom (A-Z)'],
    ['grid view', 'category page', 'Afficher en grille'],
    ['list view', 'category page', 'Afficher en liste'],
    ['price filter of a category', 'category page', 'Prix max (FCFA)'],
  ),
  seenBy(
    LISTS,
    'the catalogue says how much there is, what narrows it, and on which page one is',
    ['total products, number of categories, fast delivery', 'banner of the catalogue', '^Rapide\\s*livraison$'],
    ['count of active filters', 'toggle of the filters', 'actifs : 2'],
    ['text search of the filters', 'catalogue', 'Rechercher'],
    ['category select, all of them', 'catalogue', 'Toutes les catégories'],
    ['previous button', 'paginator', 'Précédent'],
    ['next button', 'paginator', 'Suivant'],
    ['no paginator for one page', 'catalogue of one product', 'toHaveCount(0)'],
  ),
  seenBy(
    'catalogue.spec.ts',
    'products are filtered by word, category and price, and the filters come off again',
    ['reset button only while a filter is active', 'catalogue', 'Réinitialiser'],
    ['total result count', 'catalogue', 'expected.meta.total'],
  ),
  seenBy('catalogue.spec.ts', 'products can be shown as a list, and filters keep it so', [
    'catalogue as a list',
    'catalogue',
    'Afficher en liste',
  ]),
  seenBy('catalogue.spec.ts', 'a filter that fits nothing says so and offers the way out', [
    'reset-filters restores defaults',
    'catalogue, nothing found',
    'Réinitialiser les filtres',
  ]),
];
