import { facts, heading, paragraph, when, whenText } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

type NewRequest = { orderNumber: string; email: string; reasonLabel: string; description: string | null };

export const newRequestMail = defineMail<NewRequest>({
  name: 'return-new-request',
  subject: 'Demande de retour : commande {{orderNumber}}',
  preheader: '{{reasonLabel}}',
  body: [
    heading('Demande de retour'),
    facts([
      ['Commande', '{{orderNumber}}'],
      ['Email', '<a href="mailto:{{email}}">{{email}}</a>'],
      ['Motif', '{{reasonLabel}}'],
    ]),
    when('description', paragraph('<span style="white-space:pre-line">{{description}}</span>')),
  ].join(''),
  text: `Demande de retour
Commande : {{orderNumber}}
Email : {{email}}
Motif : {{reasonLabel}}${whenText('description', '{{description}}')}`,
  sample: {
    orderNumber: 'ORD-1763700000000-4821',
    email: 'afiavi@exemple.bj',
    reasonLabel: 'Article défectueux',
    description: 'L’écran ne s’allume pas,\nmême avec des piles neuves.',
  },
});
