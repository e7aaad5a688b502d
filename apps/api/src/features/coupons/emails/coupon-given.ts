import { button, facts, heading, note, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

type CouponGiven = { name: string; code: string; gift: string };

export const couponGivenMail = defineMail<CouponGiven>({
  name: 'coupon-given',
  subject: 'Un code promo pour vous : {{code}}',
  preheader: '{{gift}}',
  body: [
    heading('Un code promo pour vous'),
    paragraph(
      'Bonjour {{name}}, nous vous offrons un code promo. Donnez-le à la fin de votre commande, avant de payer.',
    ),
    facts([['Votre code', '{{code}}']]),
    paragraph('{{gift}}'),
    button('Aller à la boutique', '{{shop.url}}/products'),
    note('Une question sur ce code ? Répondez à cet email ou écrivez à {{shop.email}}.'),
  ].join(''),
  text: `Bonjour {{name}},

Nous vous offrons un code promo. Donnez-le à la fin de votre commande, avant de payer.

Votre code : {{code}}
{{gift}}

La boutique : {{shop.url}}/products
Une question ? {{shop.email}}`,
  sample: {
    name: 'Afiavi Houngbédji',
    code: 'MERCI-AFIAVI',
    gift: '10\u00a0% de remise sur tous les articles, dès 5\u202f000\u00a0FCFA d’achats, jusqu’au 31 décembre 2026.',
  },
});
