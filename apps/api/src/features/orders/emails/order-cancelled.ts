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

const MONEY =
  '{{#if money.due}} {{fcfa money.due}} vous seront remboursés{{#if money.isDueAsItCame}}{{#if cameBy}} {{cameBy}}{{/if}}{{/if}}.' +
  '{{else if money.returned}} {{fcfa money.returned}} vous ont été remboursés.' +
  '{{else if money.mayCome}} Aucun paiement ne nous est parvenu. S’il en arrive un malgré tout, il vous sera remboursé{{#if money.mayRevive}}, ou la commande rétablie{{/if}} : un email vous le dira.' +
  '{{else if money.isUnbilled}} Rien ne vous a été facturé.{{/if}}';

export const orderCancelled = defineMail<OrderMailData>({
  name: 'order-cancelled',
  subject: 'Commande {{orderNumber}} annulée',
  preheader: 'La commande {{orderNumber}} est annulée.',
  body: [
    heading('Votre commande est annulée'),
    paragraph(
      `Bonjour {{customerName}}, la commande <strong class="unbroken">{{orderNumber}}</strong> est annulée.${MONEY}`,
    ),
    when('note', banner('failure', '{{note}}')),
    orderLines(),
    choosePassword(),
    button('Voir ma commande', '{{orderUrl}}'),
  ].join(''),
  text: `Votre commande est annulée

Bonjour {{customerName}}, la commande {{orderNumber}} est annulée.${MONEY}${whenText('note', '{{note}}')}

${orderLinesText()}${choosePasswordText()}

Voir ma commande : {{orderUrl}}`,
  sample: ORDER_SAMPLE,
});
