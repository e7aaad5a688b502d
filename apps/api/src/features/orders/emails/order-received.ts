import {
  address,
  addressText,
  banner,
  button,
  choosePassword,
  choosePasswordText,
  facts,
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

export const orderReceived = defineMail<OrderMailData>({
  name: 'order-received',
  subject: 'Commande {{orderNumber}} reçue',
  preheader: 'Merci {{customerName}}, nous avons bien reçu votre commande.',
  body: [
    heading('Merci {{customerName}} !'),
    paragraph('Nous avons bien reçu votre commande <strong class="unbroken">{{orderNumber}}</strong>.'),
    when(
      'payableUntil',
      banner('waiting', 'À payer avant le {{time payableUntil}} : passé ce délai, elle est annulée.'),
    ),
    when('isCashDue', banner('waiting', 'Vous paierez {{fcfa total}} en espèces à la livraison.')),
    facts([
      ['Date', '{{time placedAt}}'],
      ['Paiement', '{{method}}', 'total'],
    ]),
    orderLines(),
    when('address', address('Livraison à', 'address')),
    choosePassword(),
    button('Voir ma commande', '{{orderUrl}}'),
  ].join(''),
  text: `Merci {{customerName}} !

Nous avons bien reçu votre commande {{orderNumber}} du {{time placedAt}}.${whenText('payableUntil', 'À payer avant le {{time payableUntil}} : passé ce délai, elle est annulée.')}${whenText('isCashDue', 'Vous paierez {{fcfa total}} en espèces à la livraison.')}

${orderLinesText()}${whenText('total', 'Paiement : {{method}}')}${addressText('Livraison à', 'address')}${choosePasswordText()}

Voir ma commande : {{orderUrl}}`,
  sample: ORDER_SAMPLE,
});
