import { heading, note, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

type MessageAnswer = { name: string; subjectLabel: string; question: string; answer: string };

export const messageAnswerMail = defineMail<MessageAnswer>({
  name: 'contact-message-answer',
  subject: 'Réponse à votre message : {{subjectLabel}}',
  preheader: 'Répondez à cet email pour nous écrire de nouveau.',
  body: [
    heading('Bonjour {{name}},'),
    paragraph('<span style="white-space:pre-line">{{answer}}</span>'),
    note('Vous nous aviez écrit :<br /><span style="white-space:pre-line">{{question}}</span>'),
  ].join(''),
  text: `Bonjour {{name}},

{{answer}}

Vous nous aviez écrit :
{{question}}

{{shop.url}}`,
  sample: {
    name: 'Afiavi Houngbédji',
    subjectLabel: 'Information sur un produit',
    question: 'Le glucomètre est-il livré avec des bandelettes ?',
    answer: 'Oui, avec dix bandelettes et dix lancettes.\nÀ bientôt !',
  },
});
