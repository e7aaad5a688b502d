import { PAYMENT_REFUSALS, type Refusal } from './payment-refusals.ts';

/**
 * Every refusal of the API: a stable code, its status and the French sentence that a shopper may read.
 * A sentence may hold {placeholders} that the place which refuses fills in.
 */
export const REFUSALS = {
  malformed_request: { status: 400, message: 'La requête est illisible.' },
  login_required: { status: 401, message: 'Veuillez vous connecter pour continuer.' },
  unauthorized: { status: 401, message: 'Session expirée. Veuillez vous reconnecter.' },
  shopper_session_expired: { status: 401, message: 'Session expirée. Veuillez vous reconnecter.' },
  invalid_credentials: { status: 401, message: 'Email ou mot de passe incorrect' },
  forbidden: { status: 403, message: "Vous n'avez pas les autorisations nécessaires." },
  not_found: { status: 404, message: "Cette ressource n'existe pas." },
  method_not_allowed: { status: 405, message: "Cette méthode n'est pas acceptée à cette adresse." },
  conflict: { status: 409, message: 'Cette opération entre en conflit avec une autre. Veuillez réessayer.' },
  request_timeout: { status: 408, message: 'La requête a mis trop de temps à arriver. Veuillez réessayer.' },
  payload_too_large: { status: 413, message: 'Le contenu envoyé est trop volumineux.' },
  unsupported_media_type: { status: 415, message: "Ce format de contenu n'est pas accepté." },
  range_not_satisfiable: { status: 416, message: 'Ce fichier n’a pas la partie demandée.' },
  validation_failed: { status: 422, message: 'Certains champs sont invalides.' },
  headers_too_large: { status: 431, message: 'Les en-têtes de la requête sont trop volumineux.' },
  too_many_requests: { status: 429, message: 'Trop de tentatives. Veuillez patienter avant de réessayer.' },
  internal_error: { status: 500, message: "Une erreur s'est produite. Veuillez réessayer." },
  database_unavailable: {
    status: 503,
    message: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
  },
  overloaded: {
    status: 503,
    message: 'La boutique est très sollicitée en ce moment. Veuillez réessayer dans quelques instants.',
  },
  maintenance: { status: 503, message: 'La boutique est en maintenance. Revenez dans quelques minutes.' },
  orders_wait_for_opening: {
    status: 409,
    message: 'La boutique est en maintenance : personne ne peut payer, et les commandes attendent sa réouverture.',
  },

  email_taken: { status: 409, message: 'Cet email est déjà utilisé' },
  account_blocked: { status: 403, message: 'Ce compte est bloqué. Contactez le service client.' },
  wrong_current_password: { status: 400, message: 'Mot de passe actuel incorrect' },
  same_password: { status: 400, message: "Le nouveau mot de passe doit être différent de l'ancien" },
  invalid_reset_code: { status: 400, message: 'Le code de vérification est invalide ou a expiré.' },
  user_not_found: { status: 404, message: 'Client non trouvé' },
  wrong_password: { status: 400, message: 'Mot de passe incorrect' },
  otp_required: { status: 401, message: 'Saisissez le code de votre application d’authentification.' },
  invalid_otp: { status: 401, message: 'Ce code est faux, a déjà servi ou a expiré.' },
  wrong_otp: { status: 400, message: 'Ce code est faux, a déjà servi ou a expiré.' },
  second_factor_on: { status: 409, message: 'Le second facteur est déjà en service.' },
  second_factor_off: { status: 409, message: 'Le second facteur n’est pas en service.' },
  invalid_invitation: { status: 404, message: "Cette invitation n'est plus valable. Demandez-en une nouvelle." },
  session_not_found: { status: 404, message: "Cette session n'existe plus." },
  saved_filter_not_found: { status: 404, message: 'Ces filtres n’existent plus.' },
  saved_filters_full: { status: 409, message: 'Cette liste a déjà cinquante filtres : oubliez-en un d’abord.' },
  staff_not_found: { status: 404, message: 'Membre de l’équipe non trouvé' },
  staff_disabled: { status: 409, message: 'Cette personne est désactivée : réactivez d’abord son accès.' },
  last_owner: { status: 409, message: 'La boutique doit garder au moins un propriétaire actif.' },
  own_access: { status: 409, message: 'Demandez à un autre propriétaire de changer vos propres accès.' },
  audit_entry_not_found: { status: 404, message: 'Acte non trouvé' },
  setting_unknown: { status: 404, message: "Ce réglage n'existe pas." },
  setting_changed: {
    status: 409,
    message: 'Ce réglage a changé entre-temps. Rechargez la page pour partir de sa valeur actuelle.',
  },
  subscriber_not_found: { status: 404, message: 'Abonné non trouvé' },
  campaign_not_found: { status: 404, message: 'Campagne non trouvée' },
  campaign_changed: {
    status: 409,
    message: 'Cette campagne a changé entre-temps. Relisez-la avant de l’envoyer.',
  },
  campaign_hour_passed: {
    status: 409,
    message:
      'L’heure prévue est passée entre-temps, et rien n’est parti. Choisissez une autre heure, ou envoyez maintenant.',
  },
  campaign_started: { status: 409, message: 'Cette campagne est déjà partie : elle ne peut plus changer.' },
  campaign_under_way: { status: 409, message: 'Cette campagne est en cours d’envoi : mettez-la d’abord en pause.' },
  campaign_not_under_way: { status: 409, message: 'Cette campagne n’est pas en cours d’envoi.' },
  campaign_not_paused: { status: 409, message: 'Il n’y a rien à reprendre pour cette campagne.' },
  campaign_empty: { status: 422, message: 'Cette campagne n’a pas encore de texte.' },
  campaign_without_recipients: { status: 409, message: 'Personne ne correspond à ces destinataires.' },
  mail_not_found: { status: 404, message: 'Email non trouvé' },
  mail_not_resendable: {
    status: 409,
    message: 'Cet email porte un code ou un lien à usage unique : la personne doit en demander un nouveau.',
  },
  handled_meanwhile: {
    status: 409,
    message: 'Quelqu’un de l’équipe s’en est occupé entre-temps. Lisez ce qui a changé avant de recommencer.',
  },
  contact_message_not_found: { status: 404, message: 'Message non trouvé' },
  return_request_not_found: { status: 404, message: 'Demande de retour non trouvée' },
  invalid_newsletter_link: { status: 404, message: "Ce lien n'est plus valable." },

  product_in_stock: { status: 409, message: 'Ce produit est de nouveau en stock.' },
  invalid_alert_link: { status: 404, message: "Ce lien n'est plus valable." },
  product_not_found: { status: 404, message: 'Produit non trouvé' },
  import_not_found: { status: 404, message: 'Import non trouvé' },
  import_not_applicable: {
    status: 409,
    message:
      'Seul un essai terminé peut être importé pour de bon, et une seule fois. Choisissez de nouveau le fichier.',
  },
  formation_not_found: { status: 404, message: 'Formation non trouvée' },
  coaching_session_not_found: { status: 404, message: 'Séance de coaching non trouvée' },
  seminar_not_found: { status: 404, message: 'Séminaire non trouvé' },
  enrollment_not_found: { status: 404, message: 'Inscription non trouvée' },
  registration_not_found: { status: 404, message: 'Inscription non trouvée' },
  seat_not_nameable: {
    status: 409,
    message:
      'Une place ne change de nom que si vous l’avez achetée, avant le début du séminaire et tant qu’elle n’est pas annulée.',
  },
  lesson_not_found: { status: 404, message: 'Leçon non trouvée' },
  enrollment_not_active: { status: 409, message: 'Cette formation n’est pas ouverte sur ce compte.' },
  formation_not_free: { status: 409, message: 'Cette formation n’est pas gratuite : ajoutez-la au panier.' },
  already_enrolled: { status: 409, message: 'Ce compte est déjà inscrit à cette formation.' },
  formation_already_open: {
    status: 409,
    message: 'La formation « {name} » est déjà ouverte sur ce compte : retirez-la de la commande.',
  },
  formation_already_ordered: {
    status: 409,
    message:
      'La formation « {name} » est déjà dans la commande {number} de ce compte, qui n’est pas encore payée : {act}.',
  },
  account_not_found: { status: 422, message: 'Aucun compte ne correspond.' },
  account_email_required: {
    status: 422,
    message: '{what} s’ouvre dans le compte du client : indiquez son email.',
  },
  no_seat_left: { status: 409, message: 'Il ne reste plus de place pour « {name} ».' },
  seats_already_taken: { status: 409, message: '{taken} places sont déjà prises : il en faut au moins autant.' },
  already_called_off: { status: 409, message: 'L’annulation de « {name} » est déjà faite.' },
  too_late_to_call_off: { status: 409, message: '« {name} » a déjà eu lieu : il est trop tard pour annuler.' },
  called_off: { status: 409, message: '« {name} » n’aura pas lieu : personne ne peut y être inscrit.' },
  ends_before_start: { status: 422, message: 'La fin doit venir après le début.' },
  category_not_found: { status: 404, message: 'Catégorie non trouvée' },
  sku_taken: { status: 409, message: 'Cette référence est déjà celle d’un autre article.' },
  variation_not_found: { status: 404, message: 'Déclinaison non trouvée' },
  variation_in_orders: {
    status: 409,
    message: 'La déclinaison « {name} » est dans une commande en cours : mettez son stock à 0 en attendant.',
  },
  stock_below_zero: { status: 409, message: 'Le stock ne peut pas devenir négatif : il en reste {left}.' },
  stock_changed: {
    status: 409,
    message: 'Le stock a changé entre-temps, il est de {stock}. Vérifiez ce nombre, puis enregistrez de nouveau.',
  },
  category_in_use: {
    status: 409,
    message: 'Cette catégorie n’est pas vide : déplacez d’abord ses produits et ses sous-catégories.',
  },
  coupons_left_without_goods: {
    status: 409,
    message: 'Des codes promo ne vaudraient plus pour rien : {codes}. Modifiez-les ou désactivez-les d’abord.',
  },
  category_cycle: { status: 409, message: 'Une catégorie ne peut pas être rangée sous elle-même.' },
  review_not_found: { status: 404, message: 'Avis non trouvé' },
  review_already_given: { status: 409, message: 'Vous avez déjà donné votre avis sur ce produit.' },

  slug_taken: { status: 409, message: 'Cette adresse (slug) est déjà prise.' },
  blog_post_not_found: { status: 404, message: 'Article non trouvé' },
  blog_category_not_found: { status: 404, message: 'Rubrique non trouvée' },
  blog_category_in_use: { status: 409, message: 'Des articles sont dans cette rubrique : déplacez-les d’abord.' },
  blog_tag_not_found: { status: 404, message: 'Étiquette non trouvée' },
  blog_tag_exists: { status: 409, message: 'Cette étiquette existe déjà.' },
  blog_comment_not_found: { status: 404, message: 'Commentaire non trouvé' },
  recipe_not_found: { status: 404, message: 'Recette non trouvée' },
  recipe_category_not_found: { status: 404, message: 'Catégorie de recettes non trouvée' },
  recipe_category_in_use: { status: 409, message: 'Des recettes sont dans cette catégorie : déplacez-les d’abord.' },
  content_not_found: { status: 404, message: 'Document non trouvé' },

  cart_not_found: { status: 404, message: "Vous n'avez pas encore de panier." },
  cart_item_not_found: { status: 404, message: 'Article non trouvé dans le panier' },
  insufficient_stock: { status: 409, message: 'Stock insuffisant.' },
  variation_required: { status: 422, message: 'Veuillez choisir une option pour ce produit.' },
  item_unavailable: { status: 409, message: "{name} n'est plus disponible." },

  address_not_found: { status: 404, message: "Cette adresse n'existe pas." },
  too_many_addresses: { status: 409, message: 'Vous avez atteint le nombre maximal d’adresses.' },

  cart_empty: { status: 409, message: 'Votre panier est vide.' },
  address_required: { status: 422, message: 'Veuillez sélectionner une adresse de livraison' },
  coupon_unknown: { status: 422, message: "Ce code promo n'existe pas ou n'est plus valable." },
  coupon_not_yet: { status: 422, message: 'Ce code promo vaut à partir du {start}.' },
  coupon_expired: { status: 422, message: 'Ce code promo a expiré.' },
  coupon_used_up: { status: 409, message: 'Ce code promo a déjà servi autant de fois que prévu.' },
  coupon_already_used: { status: 409, message: 'Vous avez déjà utilisé ce code promo.' },
  coupon_in_unpaid_order: {
    status: 409,
    message: 'Ce code promo est déjà dans la commande {number} qui n’est pas encore payée : payez-la, ou annulez-la.',
  },
  coupon_not_yours: { status: 422, message: 'Ce code promo est réservé à d’autres clients.' },
  coupon_minimum: { status: 422, message: 'Ce code promo est valable à partir de {min} d’achats.' },
  coupon_not_applicable: {
    status: 422,
    message: 'Ce code promo ne s’applique à aucun article de votre panier.',
  },
  coupon_not_found: { status: 404, message: 'Ce code promo n’existe pas.' },
  coupon_code_taken: { status: 409, message: 'Ce code promo existe déjà.' },
  coupon_limit_below_uses: { status: 409, message: 'La limite ne peut pas être sous le nombre d’utilisations.' },
  user_coupon_not_found: { status: 404, message: 'Cette attribution n’existe pas.' },
  user_coupon_given: { status: 409, message: 'Ce client a déjà ce code.' },
  country_not_served: {
    status: 422,
    message: 'Nous ne livrons pas encore dans ce pays, seulement dans ceux-ci : {countries}.',
  },
  cod_unavailable: { status: 422, message: 'Le paiement à la livraison est proposé seulement à {cities}, au Bénin.' },
  cod_seats: {
    status: 422,
    message:
      'Une place à un séminaire ou à un coaching ne se paie pas à la livraison : choisissez un autre moyen de paiement.',
  },
  cod_too_large: { status: 422, message: 'Le paiement à la livraison est limité à {max}.' },
  order_too_large: {
    status: 409,
    message: 'Une commande ne peut pas dépasser {max} : répartissez-la en plusieurs.',
  },
  total_changed: {
    status: 409,
    message: 'Le total de votre commande est maintenant de {total}. Vérifiez-le avant de finaliser.',
  },
  order_not_found: {
    status: 404,
    message: "Cette commande n'existe pas ou vous n'avez pas les autorisations pour la voir.",
  },
  order_not_tracked: { status: 404, message: 'Commande non trouvée.' },
  illegal_transition: { status: 409, message: 'Une commande « {from} » ne peut pas devenir « {to} ».' },
  order_mail_untimely: { status: 409, message: 'Cette commande n’en est pas là : cet email serait faux.' },
  customer_without_email: {
    status: 409,
    message: 'Ce client n’a pas d’adresse email : rien ne peut lui être envoyé.',
  },
  refund_not_manual: { status: 409, message: 'Ce remboursement n’attend pas d’être fait à la main.' },
  refund_not_overdue: {
    status: 409,
    message: 'Ce remboursement n’est pas en retard chez le prestataire : il n’est pas à reprendre.',
  },
  idempotency_key_reused: { status: 409, message: 'Cette clé a déjà servi pour une autre demande.' },
  ...PAYMENT_REFUSALS,
} as const satisfies Record<string, Refusal>;

export type RefusalCode = keyof typeof REFUSALS;

/** A refusal's sentence with its {placeholders} filled in. */
export function refusalMessage(code: RefusalCode, values: Readonly<Record<string, string | number>> = {}): string {
  return REFUSALS[code].message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
