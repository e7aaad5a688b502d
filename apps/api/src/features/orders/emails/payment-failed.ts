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

export const paymentFailedMail = defineMail<OrderMailData>({
  name: 'payment-failed',
  subject: 'Le paiement de la commande {{orderNumber}} a échoué',
  preheader: 'Vos articles sont gardés : vous pouvez réessayer.',
  body: [
    heading('Le paiement a échoué'),
    paragraph(
      'Bonjour {{customerName}}, le paiement de la commande <strong class="unbroken">{{orderNumber}}</strong> n’a pas abouti. Rien n’a été débité par la boutique.',
    ),
    when(
      'payableUntil',
      banner('waiting', 'Vos articles sont gardés jusqu’au {{time payableUntil}} : vous pouvez réessayer.'),
    ),
    orderLines(),
    choosePassword(),
    button('Réessayer le paiement', '{{orderUrl}}'),
  ].join(''),
  text: `Le paiement a échoué

Bonjour {{customerName}}, le paiement de la commande {{orderNumber}} n’a pas abouti. Rien n’a été débité par la boutique.${whenText('payableUntil', 'Vos articles sont gardés jusqu’au {{time payableUntil}} : vous pouvez réessayer.')}

${orderLinesText()}${choosePasswordText()}

Réessayer le paiement : {{orderUrl}}`,
  sample: ORDER_SAMPLE,
});
