import { seenBy, type Sighting } from './sightings.ts';

const BROWSING = 'messages/browsing.spec.ts';
const CART = 'messages/cart.spec.ts';
const ACCOUNT = 'messages/account.spec.ts';
const ORDERING = 'messages/ordering.spec.ts';

/** The specification's labels, limits and times, and the test that sees each; `as` is the test's own words for it. */
export const LIMITS: readonly Sighting[] = [
  seenBy(
    BROWSING,
    'the home page shows four categories and eight products, its menu eight categories',
    ['4 categories on the home page', 'home page', 'toHaveCount(4)'],
    ['8 featured products', 'home page', 'toHaveCount(8)'],
    ['8 categories in the menu', 'menu', 'Math.min(8'],
    ['social links with no target', 'footer', 'Réseaux sociaux'],
    ['Accueil', 'first in the menu'],
    ['Tous les produits', 'second in the menu'],
  ),
  seenBy(
    BROWSING,
    'categories that cannot be had are said in the menu and in the footer',
    ['Chargement...', 'footer, categories on their way'],
    ['Erreur chargement', 'footer, categories that do not come'],
    ['Aucune catégorie', 'footer of a shop without categories'],
  ),
  seenBy(
    BROWSING,
    'the paginator shows two pages on either side, the first and the last',
    ['12 products a page', 'catalogue', 'toBe(12)'],
    ['current page plus or minus 2', 'paginator', 'last - 4, last - 3, last - 2, last - 1, last'],
    ['ellipses', 'paginator', '…'],
  ),
  seenBy(
    BROWSING,
    'suggestions wait for 300 ms of quiet, and never are more than five',
    ['300 ms after typing stops', 'search box', 'runFor(299)'],
    ['5 suggestions, page 1', 'search box', "get('limit')).toBe('5')"],
    ['5 popular searches', 'search box', 'toHaveCount(5)'],
  ),
  seenBy(BROWSING, 'the last five searches are offered again, the latest first', [
    'last 5 recent searches',
    'search box',
    'offered.nth(4)',
  ]),
  seenBy(BROWSING, 'every page begins at its top, also on the way back', [
    'scrolls to the top on every path change',
    'any page',
    '.toBe(0)',
  ]),
  seenBy(BROWSING, 'a product page says what a visitor should know before buying', [
    'no return after delivery',
    'product page',
    'Pas de retour après livraison',
  ]),
  seenBy('search.spec.ts', 'further results are added below the first ones', [
    '20 results a page',
    'search results',
    'toHaveCount(20)',
  ]),
  seenBy('search.spec.ts', 'suggestions forgive a typing error and lead to the product', [
    'at least 2 characters',
    'search box',
    'Saisissez au moins 2 caractères',
  ]),
  seenBy('trouble.spec.ts', 'a picture that is missing gives its place to another', [
    'placeholder of a broken picture',
    'product page',
    'naturalWidth === 0',
  ]),
  seenBy(CART, 'the cart’s badge counts to 99 and then says 99+', ['99+', 'cart button above 99']),
  seenBy(
    CART,
    'what was added is said for two seconds, a notification stays for five',
    ['2 s of « Ajouté ! »', 'cart button', 'runFor(1900)'],
    ['5 s of a toast', 'notifications', 'runFor(4900)'],
  ),
  seenBy('visitor.spec.ts', 'the cart of a shopper can be changed in its drawer', [
    'total with item count',
    'cart drawer',
    'Total (2 articles)',
  ]),
  seenBy('visitor.spec.ts', 'no more can be put into the cart than there is', [
    'increment is blocked at the stock',
    'stepper',
    'toBeDisabled',
  ]),
  seenBy(
    ACCOUNT,
    'a new password is checked, and two seconds after it is kept the login opens',
    ['code of 6', 'reset', "'maxlength', '6'"],
    ['2 s to the login', 'reset, done', 'runFor(1900)'],
  ),
  seenBy(ACCOUNT, 'addresses come ten to a page, and what fails with them is said', [
    '10 addresses a page',
    'addresses',
    'Affichage de 1 à 10 sur 11 adresses',
  ]),
  seenBy(
    ACCOUNT,
    'orders come ten to a page, and what fails with them is said',
    ['10 orders a page', 'orders', 'Affichage de 1 à 10 sur 11 commandes'],
    ['placeholder 1000000', 'filters of orders', '1000000'],
    ['En attente', 'status PENDING'],
    ['Échouée', 'status FAILED'],
  ),
  seenBy(
    ACCOUNT,
    'an opinion is counted while it is written, and stays when it cannot be sent',
    ['10 reviews a page', 'reviews', 'toBe(10)'],
    ['title of 100', 'opinion', "'maxlength', '100'"],
    ['text of 1000, counted', 'opinion', '8 / 1000 caractères'],
    ['Très mauvais', 'one star'],
    ['Mauvais', 'two stars'],
    ['Moyen', 'three stars'],
    ['Bon', 'four stars'],
    ['Excellent', 'five stars'],
  ),
  seenBy(
    ORDERING,
    'the checkout says what is still to be chosen, for ten seconds',
    ['10 s of the banner', 'checkout', 'runFor(9900)'],
    ['promo code of 32', 'checkout', "'maxlength', '32'"],
  ),
  seenBy('purchase.spec.ts', 'a person finds a product, opens an account, pays by mobile money and follows the order', [
    '1000 FCFA for shipping',
    'payment page',
    'product.price + 1000',
  ]),
  seenBy('checkout.spec.ts', 'cash on delivery is for Cotonou, with its supplement', [
    '2000 FCFA more for cash',
    'order',
    'product.price + 1000 + 2000',
  ]),
  seenBy(
    ORDERING,
    'an order’s page says in French where it stands, from the first step to the last',
    ['En cours', 'status PROCESSING'],
    ['Payée', 'status PAID'],
    ['Expédiée', 'status SHIPPED'],
    ['Livrée', 'status DELIVERED'],
    ['Annulée', 'status CANCELED, with one L', "'CANCELED'"],
    ['Commande reçue', 'tracker'],
    ['En préparation', 'tracker'],
    ['Paiement confirmé', 'tracker'],
    ['2-3 business days', 'shipped order', 'la livraison prend 2 à 3 jours ouvrables'],
  ),
  seenBy('account.spec.ts', 'addresses are added, corrected, made the default and deleted', [
    "Côte d'Ivoire is the country proposed",
    'new address',
    "Côte d'Ivoire",
  ]),
];
