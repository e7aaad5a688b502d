import { seenBy, type Sighting } from './sightings.ts';

const BROWSING = 'messages/browsing.spec.ts';
const CART = 'messages/cart.spec.ts';

/** What the specification has a person read on the shelves and in the cart, and the test that sees it there. */
export const BROWSING_TABLE: readonly Sighting[] = [
  seenBy(
    BROWSING,
    'cards say what is new, reduced, nearly gone and sold out',
    ['Nouveau', 'card of a new product'],
    ['Plus que N', 'card of a product with 1 to 4 pieces', 'Plus que ${scarce.product.stock}'],
    ['Rupture de stock', 'card of a product without stock'],
    ['Le marché africain en ligne, authentique et varié', 'banner of the catalogue'],
  ),
  seenBy(BROWSING, 'a product page says what a visitor should know before buying', [
    'Connectez-vous pour laisser un avis',
    'reviews of a product, for a visitor',
  ]),
  seenBy(
    BROWSING,
    'every page that does not come says what is missing and can be asked for again',
    ['Erreur lors du chargement du produit', 'product page that does not come'],
    ['Erreur lors du chargement des produits', 'catalogue that does not come'],
    ['Erreur lors du chargement des données', 'home page that does not come'],
    ['Erreur lors du chargement de la catégorie', 'category that does not come'],
    ['Erreur lors de la recherche', 'results that do not come'],
    ['Unexpected Application Error', 'any other page that fails without a word of the shop'],
    ['Réessayer', 'button of every error view'],
  ),
  seenBy(
    BROWSING,
    'a shop without products and a product without its reviews say so',
    ['Aucun produit disponible pour le moment.', 'home page of an empty shop'],
    ['Erreur lors du chargement des avis', 'product page whose reviews do not come'],
  ),
  seenBy(BROWSING, 'categories that cannot be had are said in the menu and in the footer', [
    'Erreur lors du chargement des catégories',
    'menu without its categories',
  ]),
  seenBy(
    'catalogue.spec.ts',
    'a product and a category that do not exist say so and lead home',
    ['Produit non trouvé', 'address of a product that does not exist'],
    ['Catégorie non trouvée', 'address of a category that does not exist'],
  ),
  seenBy('catalogue.spec.ts', 'pages follow each other without repeating a product', [
    'Affichage de X à Y sur N produits',
    'paginator',
    'Affichage de 1 à 12 sur d+ produits',
  ]),
  seenBy('visitor.spec.ts', 'no more can be put into the cart than there is', [
    'Plus que N en stock !',
    'product page with 1 to 4 pieces left',
    'Plus que ${product.stock} en stock !',
  ]),
  seenBy(
    'visitor.spec.ts',
    'an opinion needs a note and a text, and is thanked for',
    ['Veuillez sélectionner une note', 'opinion without a note'],
    ['Veuillez écrire votre avis', 'opinion without a text'],
  ),
  seenBy(
    'visitor.spec.ts',
    'the newsletter is confirmed by the link in the mail, and left by the one below it',
    ['Veuillez saisir votre email', 'newsletter without an address'],
    ['Inscription réussie ! Vérifiez votre email.', 'newsletter, asked for'],
  ),
  seenBy(CART, 'the drawer leads to the checkout and back to the shelves', ['Continuer vos achats', 'filled cart']),
  seenBy(
    CART,
    'a change of the cart that fails says which, and the cart shows what the shop knows',
    ['Erreur lors de la mise à jour', 'quantity that cannot be changed'],
    ['Erreur lors de la suppression', 'line that cannot be removed'],
    ['Erreur lors du vidage du panier', 'cart that cannot be emptied'],
  ),
  seenBy(CART, 'a first cart that cannot be created says so', [
    'Erreur lors de la création du panier',
    'drawer of an account without a cart',
  ]),
  seenBy('trouble.spec.ts', 'a cart that cannot be read can be asked for again', [
    'Erreur lors de la récupération du panier',
    'drawer that does not come',
  ]),
  seenBy(CART, 'a line that another device has removed is said to be gone', [
    'Article non trouvé dans le panier',
    'quantity of a line that is gone',
  ]),
  seenBy(
    CART,
    'adding fails with its reason: the shop’s fault, or a session that is gone',
    ["Erreur lors de l'ajout au panier", 'article that cannot be added'],
    ['Vous devez être connecté pour ajouter des articles au panier', 'article added without a session'],
  ),
  seenBy(
    CART,
    'what was added is said for two seconds, a notification stays for five',
    ['Ajouté !', 'button, for two seconds'],
    ['Dans le panier', 'button of what is in the cart'],
  ),
];
