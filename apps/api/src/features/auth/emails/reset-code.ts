import { button, code, heading, note, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

export const CODE_MINUTES = 15;

export const resetCodeMail = defineMail({
  name: 'reset-code',
  isSecret: true,
  goodForMinutes: CODE_MINUTES,
  // Phones show the subject in their notification: the code is not in it.
  subject: 'Votre code de vérification {{shop.name}}',
  preheader: 'Il est valable {{minutes}} minutes.',
  body: [
    heading('Votre code de vérification'),
    paragraph('Bonjour {{firstName}}, voici le code qui vous permet de choisir un nouveau mot de passe :'),
    code('{{code}}'),
    paragraph('Il est valable <strong>{{minutes}}&nbsp;minutes</strong> et ne sert qu’une fois.'),
    button('Changer mon mot de passe', '{{shop.url}}/reset-password?email={{emailInLink}}'),
    note(
      'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même. ' +
        'Ne donnez ce code à personne, même à quelqu’un qui dit travailler pour {{shop.name}}.',
    ),
  ].join(''),
  text: `Bonjour {{firstName}},

Voici le code qui vous permet de choisir un nouveau mot de passe :

    {{code}}

Il est valable {{minutes}} minutes et ne sert qu’une fois.
Changer mon mot de passe : {{shop.url}}/reset-password?email={{emailInLink}}

Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.
Ne donnez ce code à personne, même à quelqu’un qui dit travailler pour {{shop.name}}.`,
  sample: { firstName: 'Afiavi', code: '482915', minutes: CODE_MINUTES, emailInLink: 'afiavi%40exemple.bj' },
});
