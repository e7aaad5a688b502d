import { button, heading, note, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

/** To the address that the account had: whoever loses an account to somebody else reads it there. */
export const emailChangedMail = defineMail({
  name: 'email-changed',
  subject: 'Votre adresse email a été modifiée',
  preheader: 'Ce n’était pas vous ? Prévenez-nous tout de suite.',
  body: [
    heading('Votre adresse email a été modifiée'),
    paragraph(
      'Bonjour {{firstName}}, le compte {{shop.name}} qui avait cette adresse en a une autre depuis le <strong>{{time changedAt}}</strong>. ' +
        'Celle-ci ne sert plus à se connecter, et les autres appareils sont déconnectés.',
    ),
    paragraph('<strong>C’était vous ?</strong> Il n’y a rien à faire.'),
    paragraph(
      '<strong>Ce n’était pas vous ?</strong> Appelez-nous au {{phone shop.phone}} ou écrivez-nous : nous bloquons le compte, ' +
        'vérifions avec vous et vous le rendons.',
    ),
    button('Prévenir la boutique', '{{shop.url}}/contact'),
    note('Nous ne vous demanderons jamais votre mot de passe, ni par message ni au téléphone.'),
  ].join(''),
  text: `Bonjour {{firstName}},

Le compte {{shop.name}} qui avait cette adresse en a une autre depuis le {{time changedAt}}.
Celle-ci ne sert plus à se connecter, et les autres appareils sont déconnectés.

C’était vous ? Il n’y a rien à faire.

Ce n’était pas vous ? Appelez-nous au {{phone shop.phone}} ou écrivez-nous : nous bloquons le compte,
vérifions avec vous et vous le rendons.
{{shop.url}}/contact
{{shop.email}}

Nous ne vous demanderons jamais votre mot de passe, ni par message ni au téléphone.`,
  sample: { firstName: 'Afiavi', changedAt: '2026-11-20T13:05:00.000Z' },
});
