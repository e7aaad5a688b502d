import { button, facts, heading, note, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

type BackInStockData = {
  productName: string;
  variationName: string | null;
  price: number;
  productUrl: string;
  unsubscribeUrl: string;
};

export const backInStock = defineMail<BackInStockData>({
  name: 'stock-alert',
  subject: '{{productName}} est de retour',
  preheader: 'Vous nous aviez demandé de vous prévenir.',
  body: [
    heading('C’est de retour !'),
    paragraph(
      'Vous nous aviez demandé de vous prévenir : <strong>{{productName}}</strong>{{#if variationName}} ({{variationName}}){{/if}} est de nouveau en stock. Les quantités sont limitées et nous ne pouvons pas vous le réserver.',
    ),
    facts([['Prix', '{{fcfa price}}']]),
    button('Voir le produit', '{{productUrl}}'),
    note(
      'Ce message est le seul pour cette demande. Vous ne voulez plus d’alerte du tout ? <a href="{{unsubscribeUrl}}">Désactivez-les ici</a>.',
    ),
  ].join(''),
  text: `C’est de retour !

Vous nous aviez demandé de vous prévenir : {{productName}}{{#if variationName}} ({{variationName}}){{/if}} est de nouveau en stock. Les quantités sont limitées et nous ne pouvons pas vous le réserver.

Prix : {{fcfa price}}
Voir le produit : {{productUrl}}

Ce message est le seul pour cette demande.
Ne plus recevoir d’alerte du tout : {{unsubscribeUrl}}`,
  sample: {
    productName: 'Poudre de moringa bio',
    variationName: '500 g',
    price: 4500,
    productUrl: 'http://localhost:3000/product/poudre-de-moringa-bio',
    unsubscribeUrl: 'http://localhost:3000/stock-alerts/unsubscribe?token=alr_exemple',
  },
});
