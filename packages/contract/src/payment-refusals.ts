export type Refusal = { status: number; message: string };

/** What the API refuses about money that comes or goes back: a part of all refusals. */
export const PAYMENT_REFUSALS = {
  transaction_not_found: { status: 404, message: 'Ce paiement n’existe pas.' },
  transaction_not_settleable: {
    status: 409,
    message: 'Rien n’est à régler ici. Un remboursement à la main se note sur la commande.',
  },
  order_not_payable: { status: 409, message: 'Cette commande ne peut plus être payée.' },
  payment_unconfirmed: {
    status: 409,
    message: 'Le prestataire ne confirme pas ce paiement pour le moment. Vérifiez-le chez lui, puis réessayez.',
  },
  payment_known: {
    status: 409,
    message:
      'La boutique connaît un autre paiement sous le nom de celui-ci. Rendez cet argent chez le prestataire, puis notez « C’est réglé ».',
  },
  payment_differs: { status: 409, message: 'Cette commande coûte {total} : ce paiement n’est pas de ce montant.' },
  received_amount_untimely: {
    status: 409,
    message: 'Seule une commande à payer à la livraison dit ce qui a été encaissé, quand elle est remise.',
  },
  received_amount_wrong: { status: 422, message: 'Indiquez un montant de {least} à {total}.' },
  nothing_to_correct: {
    status: 409,
    message:
      'Rien n’est à rectifier : rien n’a été déduit de cette commande à la livraison, ou son argent a été rendu.',
  },
  order_not_refundable: { status: 409, message: 'Cette commande ne peut pas être remboursée de ce montant.' },
  refund_changed: {
    status: 409,
    message: 'Il reste maintenant {left} à rembourser sur cette commande. Vérifiez-le avant de rembourser.',
  },
  same_money_unsaid: {
    status: 409,
    message:
      'Cette commande était marquée payée quand un paiement en ligne est arrivé. Dites d’abord, par « C’est réglé » à la page « Paiements », si c’est le même argent.',
  },
  payment_unavailable: {
    status: 503,
    message:
      'Le service de paiement ne répond pas. Votre commande est enregistrée : réessayez le paiement dans un instant.',
  },
  payment_refused: {
    status: 409,
    message: 'Le service de paiement a refusé cette commande : {advice}.',
  },
  webhook_rejected: { status: 401, message: 'Signature invalide.' },
  unknown_provider: { status: 404, message: "Ce prestataire de paiement n'existe pas." },
} as const satisfies Record<string, Refusal>;
