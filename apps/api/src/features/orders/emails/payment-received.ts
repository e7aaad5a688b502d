import {
  address,
  addressText,
  banner,
  button,
  heading,
  orderLines,
  orderLinesText,
  paragraph,
  when,
} from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';
import type { OrderMailData } from '../order-mails.ts';
import { ORDER_SAMPLE } from './order-sample.ts';

// Courses go to no address, and nothing of them is dispatched: their buyers find them in their account.
const BOOKED = 'Ce que vous avez réservé se trouve dans votre compte.';

export const paymentReceived = defineMail<OrderMailData>({
  name: 'payment-received',
  subject: 'Paiement reçu pour la commande {{orderNumber}}',
  preheader: `{{#if address}}Nous préparons votre commande.{{else}}${BOOKED}{{/if}}`,
  body: [
    heading('Votre paiement est confirmé'),
    banner('success', '{{fcfa total}} reçus{{#if cameBy}} {{cameBy}}{{/if}}.'),
    paragraph(
      `{{#if address}}Nous préparons la commande <strong class="unbroken">{{orderNumber}}</strong>. Un email vous préviendra dès son expédition.{{else}}Votre commande <strong class="unbroken">{{orderNumber}}</strong> est payée. ${BOOKED}{{/if}}`,
    ),
    orderLines(),
    when('address', address('Livraison à', 'address')),
    button('Suivre ma commande', '{{orderUrl}}'),
  ].join(''),
  text: `Votre paiement est confirmé

{{fcfa total}} reçus{{#if cameBy}} {{cameBy}}{{/if}}.
{{#if address}}Nous préparons la commande {{orderNumber}}. Un email vous préviendra dès son expédition.{{else}}Votre commande {{orderNumber}} est payée. ${BOOKED}{{/if}}

${orderLinesText()}${addressText('Livraison à', 'address')}

Suivre ma commande : {{orderUrl}}`,
  sample: ORDER_SAMPLE,
});
