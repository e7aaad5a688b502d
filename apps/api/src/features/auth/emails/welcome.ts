import { button, heading, list, note, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

// Nobody has proved yet that the address is theirs: nothing that was typed with it is written to it.
export const welcomeMail = defineMail({
  name: 'welcome',
  subject: 'Bienvenue chez {{shop.name}} !',
  preheader: 'Votre compte est prêt : découvrez la boutique.',
  body: [
    heading('Bienvenue !'),
    paragraph('Votre compte est prêt. Vous pouvez dès maintenant :'),
    list([
      'remplir votre panier et payer par Mobile Money ou par carte ;',
      'enregistrer vos adresses de livraison ;',
      'suivre chacune de vos commandes, jusqu’à votre porte.',
    ]),
    button('Découvrir la boutique', '{{shop.url}}/products'),
    note('Vos commandes et vos adresses vous attendent dans <a href="{{shop.url}}/account">votre compte</a>.'),
  ].join(''),
  text: `Bienvenue !

Votre compte est prêt. Vous pouvez dès maintenant :
- remplir votre panier et payer par Mobile Money ou par carte ;
- enregistrer vos adresses de livraison ;
- suivre chacune de vos commandes, jusqu’à votre porte.

Découvrir la boutique : {{shop.url}}/products
Votre compte : {{shop.url}}/account`,
  sample: {},
});
