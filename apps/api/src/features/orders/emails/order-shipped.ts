import {
  address,
  addressText,
  banner,
  button,
  choosePassword,
  choosePasswordText,
  heading,
  orderLines,
  orderLinesText,
  paragraph,
  someLines,
  someLinesText,
  unless,
  when,
  whenText,
} from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';
import type { OrderMailData } from '../order-mails.ts';
import { ORDER_SAMPLE } from './order-sample.ts';

export const orderShipped = defineMail<OrderMailData>({
  name: 'order-shipped',
  subject: 'Commande {{orderNumber}} expédiée',
  preheader: 'Votre commande est en route.',
  body: [
    heading('Votre commande est en route'),
    paragraph(
      'Bonjour {{customerName}}, la commande <strong class="unbroken">{{orderNumber}}</strong> est expédiée.{{#if deliveryDays}} La livraison prend {{deliveryDays}}.{{/if}}',
    ),
    when('isCashDue', banner('waiting', 'Préparez {{fcfa total}} en espèces pour le livreur.')),
    when('parcel', someLines('parcel')),
    unless('parcel', orderLines()),
    when('address', address('Livraison à', 'address')),
    choosePassword(),
    button('Suivre ma commande', '{{orderUrl}}'),
  ].join(''),
  text: `Votre commande est en route

Bonjour {{customerName}}, la commande {{orderNumber}} est expédiée.{{#if deliveryDays}} La livraison prend {{deliveryDays}}.{{/if}}${whenText('isCashDue', 'Préparez {{fcfa total}} en espèces pour le livreur.')}

{{#if parcel}}${someLinesText('parcel')}{{else}}${orderLinesText()}{{/if}}${addressText('Livraison à', 'address')}${choosePasswordText()}

Suivre ma commande : {{orderUrl}}`,
  sample: ORDER_SAMPLE,
});
