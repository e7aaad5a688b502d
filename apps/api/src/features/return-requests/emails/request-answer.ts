import { banner, button, heading, paragraph, when, whenText } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

type RequestAnswer = { orderNumber: string; decision: string | null; answer: string };

export const requestAnswerMail = defineMail<RequestAnswer>({
  name: 'return-request-answer',
  subject: 'Votre demande de retour : commande {{orderNumber}}',
  preheader: 'Répondez à cet email pour nous écrire de nouveau.',
  body: [
    heading('Votre demande de retour'),
    when('decision', banner('waiting', '{{decision}}')),
    paragraph('<span style="white-space:pre-line">{{answer}}</span>'),
    button('Les retours, pas à pas', '{{shop.url}}/returns'),
  ].join(''),
  text: `Votre demande de retour : commande {{orderNumber}}${whenText('decision', '{{decision}}')}

{{answer}}

Les retours, pas à pas : {{shop.url}}/returns`,
  sample: {
    orderNumber: 'ORD-1763700000000-4821',
    decision: 'Votre retour est accepté.',
    answer: 'Déposez l’article à notre comptoir de Cotonou,\ndans son emballage.',
  },
});
