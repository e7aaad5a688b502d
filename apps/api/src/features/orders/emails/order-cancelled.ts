import {
  banner,
  button,
  choosePassword,
  choosePasswordText,
  heading,
  orderLines,
  orderLinesText,
  paragraph,
  when,
  whenText,
} from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';
import type { OrderMailData } from '../order-mails.ts';
import { ORDER_SAMPLE } from './order-sample.ts';

export const orderCancelled = defineMail<OrderMailData>({
  name: 'order-cancelled',
  subject: 'Commande {{orderNumber}} annulée',
  preheader: 'La commande {{orderNumber}} est annulée.',
  body: [
    heading('Votre commande est annulée'),
    paragraph(
      'Bonjour {{customerName}}, la commande <strong class="unbroken">{{orderNumber}}</strong> est annulée. Ce que vous auriez payé vous est remboursé.',
    ),
    when('note', banner('failure', '{{note}}')),
    orderLines(),
    choosePassword(),
    button('Voir ma commande', '{{orderUrl}}'),
  ].join(''),
  text: `Votre commande est annulée

Bonjour {{customerName}}, la commande {{orderNumber}} est annulée. Ce que vous auriez payé vous est remboursé.${whenText('note', '{{note}}')}

${orderLinesText()}${choosePasswordText()}

Voir ma commande : {{orderUrl}}`,
  sample: ORDER_SAMPLE,
});
