import { facts, heading, paragraph, when } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

type NewMessage = { name: string; email: string; phone: string | null; subjectLabel: string; message: string };

export const newMessageMail = defineMail<NewMessage>({
  name: 'contact-new-message',
  subject: 'Message de {{name}} : {{subjectLabel}}',
  preheader: 'Répondez à ce mail pour répondre à la personne.',
  body: [
    heading('Nouveau message'),
    facts([
      ['De', '{{name}}'],
      ['Email', '<a href="mailto:{{email}}">{{email}}</a>'],
      ['Sujet', '{{subjectLabel}}'],
    ]),
    when('phone', facts([['Téléphone', '{{phone phone}}']])),
    paragraph('<span style="white-space:pre-line">{{message}}</span>'),
  ].join(''),
  text: `Nouveau message de {{name}} <{{email}}>
Sujet : {{subjectLabel}}
{{#if phone}}Téléphone : {{phone phone}}
{{/if}}
{{message}}`,
  sample: {
    name: 'Afiavi Houngbédji',
    email: 'afiavi@exemple.bj',
    phone: '+2290197000000',
    subjectLabel: 'Information sur un produit',
    message: 'Bonjour,\nLe glucomètre est-il livré avec des bandelettes ?',
  },
});
