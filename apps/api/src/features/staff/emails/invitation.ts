import { INVITATION_HOURS } from '@tokpa/contract';
import { button, heading, note, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

export const invitationMail = defineMail({
  name: 'staff-invitation',
  isSecret: true,
  goodForMinutes: INVITATION_HOURS * 60,
  subject: 'Votre accès au back-office de {{shop.name}}',
  preheader: 'Choisissez votre mot de passe : le lien est valable {{days}} jours.',
  body: [
    heading('Bienvenue dans l’équipe, {{firstName}} !'),
    paragraph('{{inviter}} vous ouvre le back-office de {{shop.name}}, avec le rôle « {{role}} ».'),
    button('Choisir mon mot de passe', '{{shop.url}}/admin/invitation?token={{token}}'),
    note(
      'Ce lien est à vous seul, ne sert qu’une fois et reste valable {{days}} jours. ' +
        'Vous n’attendiez pas cette invitation ? Ignorez ce message.',
    ),
  ].join(''),
  text: `Bienvenue dans l’équipe, {{firstName}} !

{{inviter}} vous ouvre le back-office de {{shop.name}}, avec le rôle « {{role}} ».

Choisir mon mot de passe : {{shop.url}}/admin/invitation?token={{token}}

Ce lien est à vous seul, ne sert qu’une fois et reste valable {{days}} jours.
Vous n’attendiez pas cette invitation ? Ignorez ce message.`,
  sample: { firstName: 'Codjo', inviter: 'Afiavi Houngbédji', role: 'Service client', token: 'inv_exemple', days: 3 },
});
