import { banner, button, facts, heading, note, paragraph, when } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

type Times = { startDate: string | null; endDate: string | null; place: string };

export type SessionMoved = {
  name: string;
  /** « Séminaire », « Séance de coaching » */
  kind: string;
  title: string;
  /** « nouvelle date et nouveau lieu » */
  news: string;
  before: Times;
  after: Times;
  calendarUrl: string | null;
  link: { label: string; url: string } | null;
};

const dateOf = (meeting: 'before' | 'after') =>
  `{{#if ${meeting}.startDate}}{{time ${meeting}.startDate}}{{else}}à convenir{{/if}}`;

const factsOf = (meeting: 'before' | 'after') =>
  facts([
    ['Date', dateOf(meeting)],
    ['Fin', `{{time ${meeting}.endDate}}`, `${meeting}.endDate`],
    ['Lieu', `{{${meeting}.place}}`],
  ]);

const textOf = (meeting: 'before' | 'after') => `Date : ${dateOf(meeting)}
{{#if ${meeting}.endDate}}Fin : {{time ${meeting}.endDate}}
{{/if}}Lieu : {{${meeting}.place}}`;

export const sessionMovedMail = defineMail<SessionMoved>({
  name: 'session-moved',
  subject: '{{kind}} « {{title}} » : {{news}}',
  preheader: `${dateOf('after')}, {{after.place}}.`,
  body: [
    heading('Bonjour {{name}}'),
    banner('waiting', '{{kind}} « {{title}} » : {{news}}.'),
    paragraph('<strong>C’est maintenant</strong>'),
    factsOf('after'),
    paragraph('C’était prévu'),
    factsOf('before'),
    when('calendarUrl', paragraph('<a href="{{calendarUrl}}">Mettre mon agenda à jour</a>')),
    when('link', button('{{link.label}}', '{{link.url}}')),
    note('Un empêchement ? Répondez à cet email.'),
  ].join(''),
  text: `Bonjour {{name}}

{{kind}} « {{title}} » : {{news}}.

C’est maintenant
${textOf('after')}

C’était prévu
${textOf('before')}

{{#if calendarUrl}}Mettre mon agenda à jour : {{calendarUrl}}
{{/if}}{{#if link}}{{link.label}} : {{link.url}}
{{/if}}Un empêchement ? Répondez à cet email.`,
  sample: {
    name: 'Afiavi Houngbédji',
    kind: 'Séminaire',
    title: 'Journée prévention : diabète et tension',
    news: 'nouvelle date et nouveau lieu',
    before: {
      startDate: '2026-12-15T08:00:00.000Z',
      endDate: '2026-12-15T15:00:00.000Z',
      place: 'Salle de conférence, avenue Jean-Paul II, Cotonou',
    },
    after: {
      startDate: '2026-12-18T08:00:00.000Z',
      endDate: '2026-12-18T15:00:00.000Z',
      place: 'Maison des jeunes, Porto-Novo',
    },
    calendarUrl: 'http://localhost:3000/api/v1/seminars/journee-prevention/agenda.ics',
    link: { label: 'Voir mes inscriptions', url: 'http://localhost:3000/account/formations' },
  },
});
