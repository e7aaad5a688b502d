import { seenBy, type Sighting } from './sightings.ts';

const ACCOUNT = 'messages/account.spec.ts';
const ORDERING = 'messages/ordering.spec.ts';
const CONSTANTS = 'messages/constants.spec.ts';
const INFORMATION = 'messages/information.spec.ts';
const CHECKOUT = 'messages/checkout.spec.ts';
const ORDERS = 'messages/orders.spec.ts';
const PARTS = 'messages/account-parts.spec.ts';

/** Of `PARAPHRASED`, what comes after: the door and the account, the checkout and the order, the pages of the house. */
export const ORDERING_PARAPHRASES: readonly Sighting[] = [
  seenBy(
    PARTS,
    'the account has four tabs, and a profile that is read',
    ['account icon, to the account', 'every page, for a shopper', 'Mon compte'],
    ['tabs Profil, Commandes, Adresses, Paramètres', 'account', "'Profil', 'Commandes', 'Adresses', 'Paramètres'"],
    ['first name, last name, email, phone, read-only', 'profile', "'Prénom', 'Nom', 'Email', 'Téléphone'"],
    ['edit button', 'profile', 'Modifier'],
    ['logout in the side menu', 'account', 'Se déconnecter'],
  ),
  seenBy('account.spec.ts', 'the profile can be corrected', ['notification of a success', 'profile, kept', 'Succès']),
  seenBy(ORDERING, 'addresses that are gone when the order is sent are asked for again', [
    'notification of a warning',
    'order with no address left',
    'Attention',
  ]),
  seenBy(
    'session.spec.ts',
    'registration says what is wrong with each field and puts the cursor in the first',
    ['confirmation of the password', 'registration', 'Confirmer le mot de passe'],
    ['terms checkbox required', 'registration, left empty', 'Veuillez accepter les conditions pour créer votre compte'],
  ),
  seenBy(
    'session.spec.ts',
    'a forgotten password is replaced with the code from the mail',
    ['link to the reset page', 'forgotten password, code sent', 'Saisir le code reçu'],
    ['email prefilled from the query', 'reset', 'toHaveValue(otherShopper.email)'],
  ),
  seenBy(
    ACCOUNT,
    'a new password is checked, and two seconds after it is kept the login opens',
    ['confirmation of the reset', 'reset, done', 'Mot de passe réinitialisé avec succès !'],
    ['placeholder of 6 digits', 'reset', '6 chiffres'],
  ),
  seenBy(ACCOUNT, 'orders come ten to a page, and what fails with them is said', [
    'filters of orders',
    'orders',
    "'Montant minimum (FCFA)', 'Du', 'Au'",
  ]),
  seenBy('account.spec.ts', 'addresses are added, corrected, made the default and deleted', [
    'set default',
    'addresses',
    'Définir par défaut',
  ]),
  seenBy('account.spec.ts', 'the password is changed under its rules, and other devices are logged out', [
    'change-password modal',
    'settings',
    'Changer le mot de passe',
  ]),
  seenBy(
    CHECKOUT,
    'an address to choose is shown with all its lines, and the default one is chosen',
    ['lines of a saved address', 'first step', 'Immeuble Soglo, 2e étage'],
    ['default address preselected', 'first step', 'toBeChecked'],
    ['add button of the addresses', 'first step', 'Ajouter une adresse'],
  ),
  seenBy(
    CHECKOUT,
    'the payment step says of each means who takes it, where it leads and which is the most popular',
    ['Mobile Money via MTN, Moov or Celtis', 'second step', 'MTN, Moov ou Celtis'],
    ['marked Popular', 'second step, Mobile Money', 'Populaire'],
    ['Visa, MasterCard', 'second step, card'],
    [
      'redirected to a secure payment platform after validation',
      'second step, Mobile Money and card',
      'Vous serez redirigé vers une plateforme de paiement sécurisée après validation.',
    ],
  ),
  seenBy(
    CHECKOUT,
    'the confirmation says what is ordered, what it costs and what is agreed to',
    ['name x quantity, price times quantity', 'third step', 'fcfa(product.price * 2)'],
    ['links to /terms and /privacy', 'third step', '/privacy'],
    ['thumbnails, subtotal, shipping and total', 'side summary', "'Sous-total', 'Livraison', 'Total'"],
  ),
  seenBy('purchase.spec.ts', 'a person finds a product, opens an account, pays by mobile money and follows the order', [
    'submit disabled until terms accepted',
    'third step',
    'toBeDisabled',
  ]),
  seenBy('checkout.spec.ts', 'an empty cart has nothing to order: the checkout waits for it, and says so', [
    'spinner of an empty cart',
    'checkout',
    'En attente d’un article...',
  ]),
  seenBy('checkout.spec.ts', 'who has no address yet adds one on the way; what is missing is said at its field', [
    'banner closed by hand',
    'checkout',
    'Fermer le message',
  ]),
  seenBy(
    ORDERS,
    'an order says when it was placed, what was taken off it, how it is paid and by which transaction',
    ['creation date', 'order', 'Passée le'],
    ['discount with coupon code', 'order', 'Remise (BIENVENUE10)'],
    ['final total', 'order', 'fcfa(order.finalAmount)'],
    ['payment method', 'order', 'Mode de paiement'],
    ['transactions: provider id, amount, status', 'order', 'Référence :'],
    ['invoice download button', 'order', 'Télécharger la facture'],
  ),
  seenBy('orders.spec.ts', "somebody else's order cannot be seen", [
    'back button of the order',
    'order',
    'Retour à mon compte',
  ]),
  seenBy(
    'orders.spec.ts',
    'tracking asks for a number or an identifier, finds by either and says what it does not find',
    ['prefilled tracking', 'tracking', 'toHaveValue(order.id)'],
  ),
  seenBy(
    ORDERS,
    'tracking says whose parcel it is, where it goes and when it comes',
    ['customer contact', 'tracking', 'shopper.email'],
    ['delivery steps', 'tracking', 'Étapes de la livraison'],
    ['estimated delivery date', 'tracking', 'Livraison prévue le'],
  ),
  seenBy(
    INFORMATION,
    'the contact page says how to reach the shop, and what a message lacks',
    ['contact details', 'contact page', 'Nous joindre'],
    ['quick links of the contact page', 'contact page', 'Pages utiles'],
    ['map placeholder', 'contact page', 'Nous trouver'],
    ['contact form: name required', 'contact page, left empty', 'Le nom est requis'],
    ['contact form: email required', 'contact page, left empty', "L'email est requis"],
    ['contact form: subject required', 'contact page, left empty', 'Le sujet est requis'],
    ['contact form: message required', 'contact page, left empty', 'Le message est requis'],
    ['contact form: a valid address', 'contact page', "Format d'email invalide"],
  ),
  seenBy('visitor.spec.ts', 'questions are found while one types', [
    'search box of the FAQ',
    'FAQ',
    'Rechercher dans les questions',
  ]),
  seenBy(
    INFORMATION,
    'the pages of the house have the sections that they should',
    ['zones and costs, process, guarantees, special cases', 'delivery page', 'Cas particuliers'],
    ['data collected, use, security, rights, cookies, retention', 'privacy page', 'Cookies et stockage local'],
    ['brand presentation', 'about', 'À propos de'],
  ),
  seenBy(
    INFORMATION,
    'a return is not asked for without its order, an address and a reason',
    ['policy table', 'returns page', 'Délais et conditions de retour'],
    ['return form: order number required', 'returns page, left empty', 'Le numéro de commande est requis'],
    ['return form: email required', 'returns page, left empty', "L'email est requis"],
    ['return form: reason required', 'returns page, left empty', 'Le motif est requis'],
    ['return form: description optional', 'returns page', 'Facultatif'],
  ),
  seenBy(ORDERS, 'what nobody knows any more in an order is an unknown item', [
    'unknown item',
    'order line of nothing',
    'Article inconnu',
  ]),
  seenBy('orders.spec.ts', 'an order cancelled on its page says so and can no longer be paid', [
    'cancel button',
    'order',
    'Annuler la commande',
  ]),
  seenBy(
    ORDERING,
    'an order’s page says in French where it stands, from the first step to the last',
    ['PAID: preparation message', 'paid order', 'Votre commande est en cours de préparation.'],
    ['PAID: an e-mail follows when the order ships', 'paid order', 'Vous recevrez un email dès son expédition.'],
  ),
  seenBy('checkout.spec.ts', 'the back button goes back through the steps, and a reload stays where it was', [
    'back from 3 to 2 and from 2 to 1',
    'checkout',
    'goBack()',
  ]),
  seenBy('visitor.spec.ts', 'a message to the shop is checked, sent and answered', [
    'contact form: success, and cleared',
    'contact page, sent',
    "toHaveValue('')",
  ]),
  seenBy(ACCOUNT, 'profile and password that cannot be kept say so, and the old password is no new one', [
    'new password confirmed',
    'change of password',
    'Les mots de passe ne correspondent pas',
  ]),
  seenBy(
    'promo-code.spec.ts',
    'an unknown promo code is refused at its field and the order can go on without it',
    ['promo code trimmed', 'checkout', "fill('  RIEN  ')"],
    ["the server's message", 'checkout', "Ce code promo n'existe pas ou n'est plus valable"],
  ),
  seenBy(ACCOUNT, 'an opinion is counted while it is written, and stays when it cannot be sent', [
    'title of a review optional',
    'opinion',
    'Titre (facultatif)',
  ]),
  seenBy(
    'checkout-memory.spec.ts',
    'a session that ends in the middle of the checkout is opened again and everything is still there',
    ['origin /checkout and expired flag', 'checkout, refused token', 'from=%2Fcheckout&expired=1'],
  ),
  seenBy(ORDERING, 'a token that the shop no longer knows is refused, and forgotten', [
    'the matching token is removed',
    'account, refused token',
    "getItem('userToken')",
  ]),
  seenBy(CONSTANTS, 'the delivery page tells each zone’s fee, what is free, and how long it takes', [
    'French number grouping followed by FCFA',
    'delivery page',
    'fcfa(freeAbove)',
  ]),
];
