import { button, heading, note, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

export const confirmationMail = defineMail({
  name: 'newsletter-confirmation',
  isSecret: true,
  subject: 'Confirmez votre inscription à la lettre santé de {{shop.name}}',
  preheader: 'Un seul geste, et nos conseils arrivent chez vous.',
  body: [
    heading('Plus qu’un geste'),
    paragraph('Vous souhaitez recevoir la lettre santé de {{shop.name}} : conseils, recettes et nouveautés.'),
    paragraph('Confirmez que cette adresse est bien la vôtre :'),
    button('Confirmer mon inscription', '{{shop.url}}/newsletter/confirm?token={{token}}'),
    note(
      'Vous n’avez rien demandé ? Ignorez ce message : sans confirmation, nous n’écrivons plus. ' +
        'Vous pouvez aussi <a href="{{shop.url}}/newsletter/unsubscribe?token={{token}}">vous désinscrire</a> à tout moment.',
    ),
  ].join(''),
  text: `Vous souhaitez recevoir la lettre santé de {{shop.name}} : conseils, recettes et nouveautés.

Confirmez que cette adresse est bien la vôtre :
{{shop.url}}/newsletter/confirm?token={{token}}

Vous n’avez rien demandé ? Ignorez ce message : sans confirmation, nous n’écrivons plus.
Se désinscrire : {{shop.url}}/newsletter/unsubscribe?token={{token}}`,
  sample: { token: 'nws_exemple' },
});
