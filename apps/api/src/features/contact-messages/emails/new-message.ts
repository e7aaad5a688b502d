import { facts, heading, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

type NewMessage = { name: string; email: string; phone: string | null; subjectLabel: string; message: string };

export const newMessageMail = defineMail<NewMessage>({
  name: 'contact-new-message',
  subject: 'Message de {{name}} : {{subjectLabel}}',
  preheader: 'Répondez à cet email pour répondre à la personne.',
  body: [
    heading('Nouveau message'),
    facts([
      ['De', '{{name}}'],
      ['Email', '<a href="mailto:{{email}}">{{email}}</a>'],
      ['Téléphone', '{{#if phone}}{{phone phone}}{{else}}non indiqué{{/if}}'],
      ['Sujet', '{{subjectLabel}}'],
    ]),
    paragraph('<span style="white-space:pre-line">{{message}}</span>'),
  ].join(''),
  text: `Nouveau message de {{name}} <{{email}}>
Téléphone : {{#if phone}}{{phone phone}}{{else}}non indiqué{{/if}}
Sujet : {{subjectLabel}}

{{message}}`,
  sample: {
    name: 'Afiavi Houngbédji',
    email: 'afiavi@exemple.bj',
    phone: '+2290197000000',
    subjectLabel: 'Information sur un produit',
    message: 'Bonjour,\nLe glucomètre est-il livré avec des bandelettes ?',
  },
});
