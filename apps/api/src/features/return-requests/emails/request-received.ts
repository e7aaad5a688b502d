import { banner, button, facts, heading, list, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

// The description is not repeated: whoever types a stranger's address can not make the shop write to them.
export const requestReceivedMail = defineMail<{ orderNumber: string; reasonLabel: string }>({
  name: 'return-request-received',
  subject: 'Votre demande de retour : commande {{orderNumber}}',
  preheader: 'Nous l’étudions et vous répondons par email.',
  body: [
    heading('Votre demande est bien arrivée'),
    banner('waiting', 'Gardez l’article jusqu’à notre réponse.'),
    facts([
      ['Commande', '{{orderNumber}}'],
      ['Motif', '{{reasonLabel}}'],
    ]),
    paragraph('Notre équipe l’étudie et vous répond à cette adresse. D’ici là&nbsp;:'),
    list([
      'gardez l’article dans son emballage, avec ses accessoires&nbsp;;',
      'prenez-le en photo si quelque chose est abîmé.',
    ]),
    button('Les retours, pas à pas', '{{shop.url}}/returns'),
  ].join(''),
  text: `Votre demande de retour est bien arrivée.
Commande : {{orderNumber}}
Motif : {{reasonLabel}}

Notre équipe l’étudie et vous répond à cette adresse. D’ici là, gardez l’article dans son emballage,
avec ses accessoires, et prenez-le en photo si quelque chose est abîmé.

Les retours, pas à pas : {{shop.url}}/returns`,
  sample: { orderNumber: 'ORD-1763700000000-4821', reasonLabel: 'Article défectueux' },
});
