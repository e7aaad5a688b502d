import { seenBy, type Sighting } from './sightings.ts';

const ORDERING = 'messages/ordering.spec.ts';

/** What the specification has a person read from the checkout to the parcel, and the test that sees it there. */
export const ORDERING_TABLE: readonly Sighting[] = [
  seenBy('purchase.spec.ts', 'a person finds a product, opens an account, pays by mobile money and follows the order', [
    'Finaliser la commande',
    'button of the filled cart',
  ]),
  seenBy(
    'checkout.spec.ts',
    'who has no address yet adds one on the way; what is missing is said at its field',
    ['Aucune adresse de livraison trouvée', 'first step without an address'],
    ['Veuillez sélectionner une adresse de livraison avant de continuer', 'second step without an address'],
    ["L'adresse ligne 1 est requise", 'address without its first line'],
    ['La ville est requise', 'address without a city'],
  ),
  seenBy(
    ORDERING,
    'the checkout says what is still to be chosen, for ten seconds',
    ['Veuillez accepter les termes et conditions pour continuer', 'order sent without the terms'],
    ['Veuillez sélectionner un mode de paiement avant de continuer', 'third step without a payment'],
    ['Retour au panier', 'way back from the checkout'],
  ),
  seenBy(
    ORDERING,
    'an order that cannot be placed says why, and is under way until the shop has answered',
    ['Une erreur est survenue lors de la création de la commande. Veuillez réessayer.', 'the shop broke'],
    ['Erreur lors de la création de la commande', 'an answer without a word of the shop'],
    ['Traitement en cours...', 'order on its way'],
  ),
  seenBy(
    ORDERING,
    'addresses that are gone when the order is sent are asked for again',
    ['Veuillez sélectionner une adresse de livraison', 'order to an address that is gone'],
    ['Veuillez ajouter une adresse de livraison avant de finaliser votre commande.', 'order with no address left'],
  ),
  seenBy(ORDERING, 'a session that is gone when the order is sent leads to the login', [
    'Session expirée. Veuillez vous reconnecter.',
    'order sent without a session',
  ]),
  seenBy(ORDERING, 'a token that the shop no longer knows is refused, and forgotten', [
    'Unauthorized',
    'reason phrase of the answer to a spent token',
  ]),
  seenBy(
    ORDERING,
    'an order says that it is coming, that it does not exist or that none was named',
    ['Chargement des détails de la commande...', 'order page, on its way'],
    ['Commande introuvable', 'order that does not exist'],
    ['ID de commande manquant', 'order page without an order'],
    ['Erreur lors du suivi de la commande.', 'tracking that fails'],
  ),
  seenBy(
    ORDERING,
    'an order’s page says in French where it stands, from the first step to the last',
    ['Racheter', 'delivered order of one line'],
    ['Racheter ces articles', 'delivered order of several lines'],
    ['Signaler un problème', 'delivered order'],
  ),
  seenBy(
    ORDERING,
    'staff read why an order could not be moved on',
    ['Erreur lors de la mise à jour du statut de la commande', 'back office, the shop broke'],
    ['HTTP error! status: {code}', 'back office, an answer without a word of the shop', 'HTTP error! status: 502'],
  ),
  seenBy('orders.spec.ts', 'an order cancelled from the list gives its stock back', [
    'Êtes-vous sûr de vouloir annuler cette commande ?',
    'question before an order is cancelled',
  ]),
  seenBy('orders.spec.ts', "somebody else's order cannot be seen", [
    "Cette commande n'existe pas ou vous n'avez pas les autorisations pour la voir.",
    'order of another account',
  ]),
  seenBy(
    'orders.spec.ts',
    'tracking asks for a number or an identifier, finds by either and says what it does not find',
    ['Veuillez saisir un numéro de commande ou un ID de commande.', 'tracking, left empty'],
    ['Commande non trouvée.', 'number of no order'],
  ),
  seenBy('trouble.spec.ts', 'an order that cannot be read can be asked for again', [
    'Erreur lors de la récupération de la commande',
    'order page that fails',
  ]),
  seenBy('trouble.spec.ts', 'a page that does not come while browsing can be asked for again', [
    "Une erreur s'est produite",
    'title of every error view',
  ]),
];
