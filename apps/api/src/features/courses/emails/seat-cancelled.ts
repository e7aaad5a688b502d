import { banner, button, facts, heading, note, paragraph, when } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

export type SeatCancelled = {
  name: string;
  /** « au séminaire », « à la séance de coaching » */
  what: string;
  title: string;
  startDate: string | null;
  orderNumber: string | null;
  /** « 2 places », that they still have there. */
  left: string | null;
  hasAccount: boolean;
};

const TITLE =
  '{{#if left}}Une de vos places pour « {{title}} » est annulée{{else}}Votre inscription {{what}} « {{title}} » est annulée{{/if}}';
const DATE = '{{#if startDate}}{{time startDate}}{{else}}à convenir{{/if}}';

/** Of money it says nothing: whether something goes back is decided at the order, which has mails of its own. */
export const seatCancelledMail = defineMail<SeatCancelled>({
  name: 'seat-cancelled',
  subject: TITLE,
  preheader: `Prévu : ${DATE}.`,
  body: [
    heading('Bonjour {{name}}'),
    banner('failure', `${TITLE}.`),
    facts([
      ['Prévu', DATE],
      ['Commande', '{{orderNumber}}', 'orderNumber'],
    ]),
    when('left', paragraph('Vous gardez {{left}}.')),
    when('hasAccount', button('Voir mes inscriptions', '{{shop.url}}/account/formations')),
    note('Une question, une erreur ? Répondez à cet email ou écrivez à {{shop.email}}.'),
  ].join(''),
  text: `Bonjour {{name}}

${TITLE}.
Prévu : ${DATE}
{{#if orderNumber}}Commande : {{orderNumber}}
{{/if}}{{#if left}}Vous gardez {{left}}.
{{/if}}{{#if hasAccount}}
Mes inscriptions : {{shop.url}}/account/formations
{{/if}}Une question, une erreur ? Répondez à cet email ou écrivez à {{shop.email}}.`,
  sample: {
    name: 'Afiavi Houngbédji',
    what: 'au séminaire',
    title: 'Journée prévention : diabète et tension',
    startDate: '2026-12-15T08:00:00.000Z',
    orderNumber: 'ORD-1795140000000-4821',
    left: null,
    hasAccount: true,
  },
});
