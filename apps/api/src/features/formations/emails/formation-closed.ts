import { banner, button, facts, heading, note, paragraph, when, whenText } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

type FormationClosed = {
  firstName: string;
  title: string;
  orderNumber: string | null;
  /** Whether its lessons could be read until now. */
  wasOpen: boolean;
};

const TITLE = 'Votre inscription à la formation « {{title}} » est annulée';
const CLOSED = 'Ses leçons ne sont plus ouvertes dans votre compte.';

/** Of money it says nothing: whether something goes back is decided at the order, which has mails of its own. */
export const formationClosedMail = defineMail<FormationClosed>({
  name: 'formation-closed',
  subject: TITLE,
  preheader: `{{#if wasOpen}}${CLOSED}{{else}}Écrivez-nous si vous y teniez encore.{{/if}}`,
  body: [
    heading('Bonjour {{firstName}}'),
    banner('failure', `${TITLE}.`),
    when('orderNumber', facts([['Commande', '{{orderNumber}}']])),
    when('wasOpen', paragraph(CLOSED)),
    button('Voir mes formations', '{{shop.url}}/account/formations'),
    note(
      'Vous y teniez encore, ou c’est une erreur ? Répondez à cet email ou écrivez à {{shop.email}} : nous regardons avec vous.',
    ),
  ].join(''),
  text: `Bonjour {{firstName}}

${TITLE}.{{#if orderNumber}}
Commande : {{orderNumber}}{{/if}}${whenText('wasOpen', CLOSED)}

Mes formations : {{shop.url}}/account/formations
Vous y teniez encore, ou c’est une erreur ? Répondez à cet email ou écrivez à {{shop.email}} : nous regardons avec vous.`,
  sample: {
    firstName: 'Afiavi',
    title: 'Fabriquer ses savons au karité',
    orderNumber: 'ORD-1795140000000-4821',
    wasOpen: true,
  },
});
