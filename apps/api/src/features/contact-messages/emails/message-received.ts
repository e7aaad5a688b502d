import { banner, button, heading, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

// Nothing of what the form says is repeated: whoever types a stranger's address can not make the shop write to them.
export const messageReceivedMail = defineMail<{ subjectLabel: string }>({
  name: 'contact-message-received',
  subject: 'Nous avons bien reçu votre message',
  preheader: 'Notre équipe vous répond dans les plus brefs délais.',
  body: [
    heading('Merci de nous avoir écrit'),
    banner('success', 'Votre message est bien arrivé.'),
    paragraph('Sujet&nbsp;: <strong>{{subjectLabel}}</strong>'),
    paragraph('Notre équipe le lit et vous répond à cette adresse dans les plus brefs délais.'),
    button('Questions fréquentes', '{{shop.url}}/faq'),
  ].join(''),
  text: `Merci de nous avoir écrit. Votre message est bien arrivé.
Sujet : {{subjectLabel}}

Notre équipe le lit et vous répond à cette adresse dans les plus brefs délais.

Questions fréquentes : {{shop.url}}/faq`,
  sample: { subjectLabel: 'Information sur un produit' },
});
