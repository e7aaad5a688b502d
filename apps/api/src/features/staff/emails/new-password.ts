import { INVITATION_HOURS } from '@tokpa/contract';
import { button, heading, note, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

export const newPasswordMail = defineMail({
  name: 'staff-new-password',
  isSecret: true,
  goodForMinutes: INVITATION_HOURS * 60,
  subject: 'Votre mot de passe du back-office de {{shop.name}}',
  preheader: 'Choisissez-en un autre : le lien est valable {{days}} jours.',
  body: [
    heading('Choisissez un autre mot de passe'),
    paragraph('Bonjour {{firstName}}, avec ce lien vous retrouvez votre accès au back-office de {{shop.name}}.'),
    button('Choisir mon mot de passe', '{{shop.url}}/admin/invitation?token={{token}}'),
    note(
      'Ce lien est à vous seul, ne sert qu’une fois et reste valable {{days}} jours. Votre mot de passe d’avant sert ' +
        'jusque-là. Vous n’avez rien demandé ? Prévenez un propriétaire de la boutique.',
    ),
  ].join(''),
  text: `Bonjour {{firstName}},

Avec ce lien vous retrouvez votre accès au back-office de {{shop.name}}.

Choisir mon mot de passe : {{shop.url}}/admin/invitation?token={{token}}

Ce lien est à vous seul, ne sert qu’une fois et reste valable {{days}} jours. Votre mot de passe d’avant sert jusque-là.
Vous n’avez rien demandé ? Prévenez un propriétaire de la boutique.`,
  sample: { firstName: 'Codjo', token: 'inv_exemple', days: 3 },
});
