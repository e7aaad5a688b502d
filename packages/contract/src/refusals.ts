type Refusal = { status: number; message: string };

/**
 * Every refusal of the API: a stable code, its status and the French sentence that a shopper may read.
 * A sentence may hold {placeholders} that the place which refuses fills in.
 */
export const REFUSALS = {
  malformed_request: { status: 400, message: 'La requête est illisible.' },
  login_required: { status: 401, message: 'Veuillez vous connecter pour continuer.' },
  unauthorized: { status: 401, message: 'Session expirée. Veuillez vous reconnecter.' },
  invalid_credentials: { status: 401, message: 'Email ou mot de passe incorrect' },
  forbidden: { status: 403, message: "Vous n'avez pas les autorisations nécessaires." },
  not_found: { status: 404, message: "Cette ressource n'existe pas." },
  method_not_allowed: { status: 405, message: "Cette méthode n'est pas acceptée à cette adresse." },
  conflict: { status: 409, message: 'Cette opération entre en conflit avec une autre. Veuillez réessayer.' },
  request_timeout: { status: 408, message: 'La requête a mis trop de temps à arriver. Veuillez réessayer.' },
  payload_too_large: { status: 413, message: 'Le contenu envoyé est trop volumineux.' },
  unsupported_media_type: { status: 415, message: "Ce format de contenu n'est pas accepté." },
  validation_failed: { status: 422, message: 'Certains champs sont invalides.' },
  headers_too_large: { status: 431, message: 'Les en-têtes de la requête sont trop volumineux.' },
  too_many_requests: { status: 429, message: 'Trop de tentatives. Veuillez patienter avant de réessayer.' },
  internal_error: { status: 500, message: "Une erreur s'est produite. Veuillez réessayer." },
  database_unavailable: {
    status: 503,
    message: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
  },
  maintenance: { status: 503, message: 'La boutique est en maintenance. Revenez dans quelques minutes.' },

  email_taken: { status: 409, message: 'Cet email est déjà utilisé' },
  account_blocked: { status: 403, message: 'Ce compte est bloqué. Contactez le service client.' },
  wrong_current_password: { status: 400, message: 'Mot de passe actuel incorrect' },
  same_password: { status: 400, message: "Le nouveau mot de passe doit être différent de l'ancien" },
  invalid_reset_code: { status: 400, message: 'Le code de vérification est invalide ou a expiré.' },
  wrong_password: { status: 400, message: 'Mot de passe incorrect' },
  invalid_newsletter_link: { status: 404, message: "Ce lien n'est plus valable." },

  product_in_stock: { status: 409, message: 'Ce produit est de nouveau en stock.' },
  invalid_alert_link: { status: 404, message: "Ce lien n'est plus valable." },
  product_not_found: { status: 404, message: 'Produit non trouvé' },
  formation_not_found: { status: 404, message: 'Formation non trouvée' },
  coaching_session_not_found: { status: 404, message: 'Séance de coaching non trouvée' },
  seminar_not_found: { status: 404, message: 'Séminaire non trouvé' },
  category_not_found: { status: 404, message: 'Catégorie non trouvée' },
  review_already_given: { status: 409, message: 'Vous avez déjà donné votre avis sur ce produit.' },

  cart_not_found: { status: 404, message: "Vous n'avez pas encore de panier." },
  cart_item_not_found: { status: 404, message: 'Article non trouvé dans le panier' },
  insufficient_stock: { status: 409, message: 'Stock insuffisant pour {name} : {left}.' },
  variation_required: { status: 422, message: 'Veuillez choisir une option pour ce produit.' },
  item_unavailable: { status: 409, message: "{name} n'est plus disponible." },

  address_not_found: { status: 404, message: "Cette adresse n'existe pas." },
  too_many_addresses: { status: 409, message: 'Vous avez atteint le nombre maximal d’adresses.' },

  cart_empty: { status: 409, message: 'Votre panier est vide.' },
  address_required: { status: 422, message: 'Veuillez sélectionner une adresse de livraison' },
  coupon_unknown: { status: 422, message: "Ce code promo n'existe pas ou n'est plus valable." },
  cod_unavailable: { status: 422, message: 'Le paiement à la livraison est proposé seulement à {cities}, au Bénin.' },
  cod_too_large: { status: 422, message: 'Le paiement à la livraison est limité à {max}.' },
  order_not_found: {
    status: 404,
    message: "Cette commande n'existe pas ou vous n'avez pas les autorisations pour la voir.",
  },
  order_not_tracked: { status: 404, message: 'Commande non trouvée.' },
  illegal_transition: { status: 409, message: 'Une commande « {from} » ne peut pas devenir « {to} ».' },
  order_not_payable: { status: 409, message: 'Cette commande ne peut plus être payée.' },
  order_not_refundable: { status: 409, message: 'Cette commande ne peut pas être remboursée de ce montant.' },
  idempotency_key_reused: { status: 409, message: 'Cette clé a déjà servi pour une autre demande.' },
  payment_unavailable: {
    status: 503,
    message:
      'Le service de paiement ne répond pas. Votre commande est enregistrée : réessayez le paiement dans un instant.',
  },
  webhook_rejected: { status: 401, message: 'Signature invalide.' },
  unknown_provider: { status: 404, message: "Ce prestataire de paiement n'existe pas." },
} as const satisfies Record<string, Refusal>;

export type RefusalCode = keyof typeof REFUSALS;

/** A refusal's sentence with its {placeholders} filled in. */
export function refusalMessage(code: RefusalCode, values: Readonly<Record<string, string | number>> = {}): string {
  return REFUSALS[code].message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
