import { banner, button, facts, heading, note, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

export type SeminarConfirmed = {
  name: string;
  title: string;
  startDate: string;
  place: string;
  /** « 1 place », « 3 places » */
  places: string;
  calendarUrl: string;
};

export const seminarConfirmedMail = defineMail<SeminarConfirmed>({
  name: 'seminar-confirmed',
  subject: 'Votre place pour « {{title}} » est confirmée',
  preheader: 'Le {{time startDate}}.',
  body: [
    heading('À bientôt, {{name}} !'),
    banner('success', 'Votre inscription est confirmée.'),
    paragraph('<strong>{{title}}</strong>'),
    facts([
      ['Date', '{{time startDate}}'],
      ['Lieu', '{{place}}'],
      ['Réservé', '{{places}}'],
    ]),
    button('Ajouter à mon agenda', '{{calendarUrl}}'),
    note('Un empêchement ? Répondez à cet email : votre place profitera à quelqu’un d’autre.'),
  ].join(''),
  text: `À bientôt, {{name}} !

Votre inscription est confirmée : {{title}}
Date : {{time startDate}}
Lieu : {{place}}
Réservé : {{places}}

Ajouter à mon agenda : {{calendarUrl}}
Un empêchement ? Répondez à cet email : votre place profitera à quelqu’un d’autre.`,
  sample: {
    name: 'Afiavi Houngbédji',
    title: 'Journée prévention : diabète et tension',
    startDate: '2026-12-15T08:00:00.000Z',
    place: 'Salle de conférence, avenue Jean-Paul II, Cotonou',
    places: '1 place',
    calendarUrl: 'http://localhost:3000/api/v1/seminars/journee-prevention/agenda.ics',
  },
});
