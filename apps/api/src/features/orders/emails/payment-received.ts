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
  when,
} from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';
import type { OrderMailData } from '../order-mails.ts';
import { ORDER_SAMPLE } from './order-sample.ts';

// Courses go to no address, and nothing of them is dispatched: their buyers find them in their account.
const BOOKED = 'Ce que vous avez réservé se trouve dans votre compte.';

type Stages = { preparing: string; underway: string; delivered: string; booked: string };

/** It may be sent again as a receipt, long after the parcel has left. */
function byStage({ preparing, underway, delivered, booked }: Stages): string {
  const parcel = `{{#if isDelivered}}${delivered}{{else}}{{#if isUnderway}}${underway}{{else}}${preparing}{{/if}}{{/if}}`;
  return `{{#if address}}${parcel}{{else}}${booked}{{/if}}`;
}

const sayStage = (number: string) =>
  byStage({
    preparing: `Nous préparons la commande ${number}. Un email vous préviendra dès son expédition.`,
    underway: `La commande ${number} est en route.`,
    delivered: `La commande ${number} vous a été remise.`,
    booked: `Votre commande ${number} est payée. ${BOOKED}`,
  });

export const paymentReceived = defineMail<OrderMailData>({
  name: 'payment-received',
  subject: 'Paiement reçu pour la commande {{orderNumber}}',
  preheader: byStage({
    preparing: 'Nous préparons votre commande.',
    underway: 'Votre commande est en route.',
    delivered: 'Merci pour votre commande.',
    booked: BOOKED,
  }),
  body: [
    heading('Votre paiement est confirmé'),
    banner('success', '{{fcfa total}} reçus{{#if cameBy}} {{cameBy}}{{/if}}.'),
    paragraph(sayStage('<strong class="unbroken">{{orderNumber}}</strong>')),
    orderLines(),
    when('address', address('Livraison à', 'address')),
    choosePassword(),
    button('Suivre ma commande', '{{orderUrl}}'),
  ].join(''),
  text: `Votre paiement est confirmé

{{fcfa total}} reçus{{#if cameBy}} {{cameBy}}{{/if}}.
${sayStage('{{orderNumber}}')}

${orderLinesText()}${addressText('Livraison à', 'address')}${choosePasswordText()}

Suivre ma commande : {{orderUrl}}`,
  sample: ORDER_SAMPLE,
});
