import { address, banner, button, heading, orderLines, orderLinesText, paragraph, when } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';
import type { OrderMailData } from '../order-mails.ts';
import { ORDER_SAMPLE } from './order-sample.ts';

export const paymentReceived = defineMail<OrderMailData>({
  name: 'payment-received',
  subject: 'Paiement reçu pour la commande {{orderNumber}}',
  preheader: 'Nous préparons votre commande.',
  body: [
    heading('Votre paiement est confirmé'),
    banner('success', '{{fcfa total}} reçus par {{method}}.'),
    paragraph(
      'Nous préparons la commande <strong class="unbroken">{{orderNumber}}</strong>. Un email vous préviendra dès son expédition.',
    ),
    orderLines(),
    when('address', address('Livraison à', 'address')),
    button('Suivre ma commande', '{{orderUrl}}'),
  ].join(''),
  text: `Votre paiement est confirmé

{{fcfa total}} reçus par {{method}}.
Nous préparons la commande {{orderNumber}}. Un email vous préviendra dès son expédition.

${orderLinesText()}
{{#if address}}
Livraison à : {{address.name}}
{{#each address.lines}}{{this}}
{{/each}}{{/if}}
Suivre ma commande : {{orderUrl}}`,
  sample: ORDER_SAMPLE,
});
