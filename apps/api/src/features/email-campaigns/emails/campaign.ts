import { heading, note, when } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

type Campaign = {
  subject: string;
  preheader: string;
  /** Stands over a text that begins with no heading of its own. */
  title: string | null;
  content: string;
  words: string;
  token: string;
};

export const campaignMail = defineMail<Campaign>({
  name: 'email-campaign',
  subject: '{{subject}}',
  preheader: '{{preheader}}',
  body: [
    when('title', heading('<span style="overflow-wrap:anywhere">{{title}}</span>')),
    // The one text that stands here as HTML: the team's own, cleaned when it was written.
    '<mj-text padding="0 24px 16px"><div style="overflow-wrap:anywhere">{{{content}}}</div></mj-text>',
    note(
      'Vous recevez ce message parce que vous êtes inscrit à la lettre santé de {{shop.name}}. ' +
        '<a href="{{shop.url}}/newsletter/unsubscribe?token={{token}}">Se désinscrire</a>',
    ),
  ].join(''),
  text: `{{words}}

Vous recevez ce message parce que vous êtes inscrit à la lettre santé de {{shop.name}}.
Se désinscrire : {{shop.url}}/newsletter/unsubscribe?token={{token}}

{{shop.url}}`,
  sample: {
    subject: 'Trois tisanes pour bien dormir',
    preheader: 'Kinkéliba, citronnelle, corossol : quand et comment les boire.',
    title: 'Trois tisanes pour bien dormir',
    content: '<p>Le soir, une tasse de <strong>citronnelle</strong> aide à s’endormir.</p>',
    words: 'Le soir, une tasse de citronnelle aide à s’endormir.',
    token: 'nws_exemple',
  },
});
