import { banner, button, facts, heading, note, paragraph, when } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

export type SessionCalledOff = {
  name: string;
  /** « Séminaire », « Séance de coaching » */
  kind: string;
  /** « annulé », « annulée » */
  cancelled: string;
  title: string;
  /** Null: it was to be agreed on. */
  startDate: string | null;
  endDate: string | null;
  place: string;
  /** What the team says of it. */
  message: string | null;
  /** Whether they paid, for themselves or for others. */
  isPaid: boolean;
  calendarUrl: string | null;
  link: { label: string; url: string } | null;
};

const TITLE = '{{kind}} « {{title}} » : {{cancelled}}';
const DATE = '{{#if startDate}}{{time startDate}}{{else}}à convenir{{/if}}';
const MONEY = 'Ce que vous avez payé pour « {{title}} » vous sera remboursé : un email vous le confirmera.';

export const sessionCalledOffMail = defineMail<SessionCalledOff>({
  name: 'session-called-off',
  subject: TITLE,
  preheader: `Prévu : ${DATE}.`,
  body: [
    heading('Bonjour {{name}}'),
    banner('failure', `${TITLE}.`),
    paragraph('Nous en sommes désolés.'),
    when('message', paragraph('<span style="white-space:pre-line">{{message}}</span>')),
    facts([
      ['Prévu', DATE],
      ['Fin', '{{time endDate}}', 'endDate'],
      ['Lieu', '{{place}}'],
    ]),
    when('isPaid', paragraph(MONEY)),
    when('calendarUrl', paragraph('<a href="{{calendarUrl}}">Mettre mon agenda à jour</a>')),
    when('link', button('{{link.label}}', '{{link.url}}')),
    note('Une question ? Répondez à cet email ou écrivez à {{shop.email}}.'),
  ].join(''),
  text: `Bonjour {{name}}

${TITLE}.
Nous en sommes désolés.
{{#if message}}
{{message}}

{{/if}}Prévu : ${DATE}
{{#if endDate}}Fin : {{time endDate}}
{{/if}}Lieu : {{place}}

{{#if isPaid}}${MONEY}
{{/if}}{{#if calendarUrl}}Mettre mon agenda à jour : {{calendarUrl}}
{{/if}}{{#if link}}{{link.label}} : {{link.url}}
{{/if}}Une question ? Répondez à cet email ou écrivez à {{shop.email}}.`,
  sample: {
    name: 'Afiavi Houngbédji',
    kind: 'Séminaire',
    cancelled: 'annulé',
    title: 'Journée prévention : diabète et tension',
    startDate: '2026-12-15T08:00:00.000Z',
    endDate: '2026-12-15T15:00:00.000Z',
    place: 'Salle de conférence, avenue Jean-Paul II, Cotonou',
    message: 'L’intervenante est souffrante. Nous vous proposerons une autre date en janvier.',
    isPaid: true,
    calendarUrl: 'http://localhost:3000/api/v1/seminars/journee-prevention/agenda.ics',
    link: { label: 'Voir mes inscriptions', url: 'http://localhost:3000/account/formations' },
  },
});
