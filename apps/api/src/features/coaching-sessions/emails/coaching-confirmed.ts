import {
  banner,
  button,
  choosePassword,
  choosePasswordText,
  facts,
  heading,
  note,
  paragraph,
  type PasswordData,
  when,
  whenText,
} from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

export type CoachingConfirmed = PasswordData & {
  firstName: string;
  title: string;
  coachName: string;
  mode: string;
  /** Null: agreed on with the coach. */
  startDate: string | null;
  location: string;
};

export const coachingConfirmedMail = defineMail<CoachingConfirmed>({
  name: 'coaching-confirmed',
  subject: 'Votre séance « {{title}} » est confirmée',
  preheader: 'Avec {{coachName}}.',
  body: [
    heading('C’est réservé, {{firstName}} !'),
    banner('success', 'Votre séance de coaching est confirmée.'),
    paragraph('<strong>{{title}}</strong>'),
    facts([
      ['Avec', '{{coachName}}'],
      ['Séance', '{{mode}}'],
      ['Date', '{{#if startDate}}{{time startDate}}{{else}}à convenir : nous vous appelons{{/if}}'],
    ]),
    when('location', paragraph('{{location}}')),
    choosePassword(),
    button('Voir mes séances', '{{shop.url}}/account/formations'),
    note('Un empêchement ? Répondez à cet email et nous trouverons un autre moment.'),
  ].join(''),
  text: `C’est réservé, {{firstName}} !

Votre séance de coaching est confirmée : {{title}}
Avec : {{coachName}}
Séance : {{mode}}
Date : {{#if startDate}}{{time startDate}}{{else}}à convenir : nous vous appelons{{/if}}${whenText('location', '{{location}}')}${choosePasswordText()}

Mes séances : {{shop.url}}/account/formations
Un empêchement ? Répondez à cet email et nous trouverons un autre moment.`,
  sample: {
    firstName: 'Afiavi',
    title: 'Rééquilibrage alimentaire',
    coachName: 'Prisca Hounkpatin',
    mode: 'En ligne',
    startDate: '2026-12-15T08:00:00.000Z',
    location: 'Lien de la visioconférence envoyé la veille',
    emailInLink: 'afiavi%40exemple.bj',
  },
});
