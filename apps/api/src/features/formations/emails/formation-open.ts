import {
  banner,
  button,
  choosePassword,
  choosePasswordText,
  heading,
  note,
  paragraph,
  type PasswordData,
} from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

type FormationOpen = PasswordData & { firstName: string; title: string };

export const formationOpenMail = defineMail<FormationOpen>({
  name: 'formation-open',
  subject: 'Votre formation « {{title}} » est ouverte',
  preheader: 'Toutes ses leçons vous attendent dans votre compte.',
  body: [
    heading('Bonne formation, {{firstName}} !'),
    banner('success', 'Vous êtes inscrit à « {{title}} ».'),
    paragraph(
      'Toutes ses leçons sont ouvertes dans votre compte. Avancez à votre rythme : votre progression est gardée.',
    ),
    choosePassword(),
    button('Aller à mes formations', '{{shop.url}}/account/formations'),
    note('Une question sur la formation ? Répondez à cet email ou écrivez à {{shop.email}}.'),
  ].join(''),
  text: `Bonne formation, {{firstName}} !

Vous êtes inscrit à « {{title}} ». Toutes ses leçons sont ouvertes dans votre compte. Avancez à votre rythme : votre progression est gardée.${choosePasswordText()}

Mes formations : {{shop.url}}/account/formations
Une question ? {{shop.email}}`,
  sample: { firstName: 'Afiavi', title: 'Fabriquer ses savons au karité', emailInLink: 'afiavi%40exemple.bj' },
});
