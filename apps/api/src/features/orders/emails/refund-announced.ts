import {
  banner,
  button,
  choosePassword,
  choosePasswordText,
  heading,
  paragraph,
  when,
  whenText,
} from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';
import type { OrderMailData } from '../order-mails.ts';
import { ORDER_SAMPLE } from './order-sample.ts';

const TITLE =
  '{{#if refund.isPartial}}Une partie de votre paiement vous sera remboursée{{else}}Votre paiement vous sera remboursé{{/if}}';

const STAYS_PAID = 'Votre commande reste payée{{#unless isDelivered}} et suit son cours{{/unless}}.';

/** Says what will be given back: the provider is asked later, or somebody gives it by hand. */
export const refundAnnounced = defineMail<OrderMailData>({
  name: 'refund-announced',
  subject: TITLE,
  preheader: '{{fcfa refund.amount}} pour la commande {{orderNumber}}.',
  body: [
    heading(TITLE),
    paragraph(
      'Bonjour {{customerName}}, <strong class="unbroken">{{fcfa refund.amount}}</strong> vous seront remboursés pour la commande <strong class="unbroken">{{orderNumber}}</strong>.',
    ),
    banner('waiting', 'Motif : {{note}}'),
    when('refund.staysPaid', paragraph(STAYS_PAID)),
    choosePassword(),
    button('Voir ma commande', '{{orderUrl}}'),
  ].join(''),
  text: `${TITLE}

Bonjour {{customerName}}, {{fcfa refund.amount}} vous seront remboursés pour la commande {{orderNumber}}.
Motif : {{note}}${whenText('refund.staysPaid', STAYS_PAID)}${choosePasswordText()}

Voir ma commande : {{orderUrl}}`,
  sample: { ...ORDER_SAMPLE, note: 'Commande payée deux fois' },
});
