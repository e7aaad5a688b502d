import { button, choosePassword, choosePasswordText, heading, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';
import type { OrderMailData } from '../order-mails.ts';
import { ORDER_SAMPLE } from './order-sample.ts';

const TITLE = 'Le remboursement annoncé n’aura pas lieu';

/** A refund was told, by its own mail or by that of a cancelled order, and whoever waits for it would wait for ever. */
export const refundWithdrawn = defineMail<OrderMailData>({
  name: 'refund-withdrawn',
  subject: TITLE,
  preheader: '{{fcfa refund.amount}} pour la commande {{orderNumber}}.',
  body: [
    heading(TITLE),
    paragraph(
      'Bonjour {{customerName}}, le remboursement de <strong class="unbroken">{{fcfa refund.amount}}</strong> pour la commande <strong class="unbroken">{{orderNumber}}</strong> a été retiré : cette somme ne vous sera pas rendue.',
    ),
    paragraph('Si un autre remboursement le remplace, un email vous le dira.'),
    choosePassword(),
    button('Voir ma commande', '{{orderUrl}}'),
  ].join(''),
  text: `${TITLE}

Bonjour {{customerName}}, le remboursement de {{fcfa refund.amount}} pour la commande {{orderNumber}} a été retiré : cette somme ne vous sera pas rendue.
Si un autre remboursement le remplace, un email vous le dira.${choosePasswordText()}

Voir ma commande : {{orderUrl}}`,
  sample: ORDER_SAMPLE,
});
