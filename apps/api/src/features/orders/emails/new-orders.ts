import { button, heading, paragraph } from '#platform/mail/blocks';
import { defineMail } from '#platform/mail/mailer';

type NewOrder = {
  id: string;
  orderNumber: string;
  customerName: string;
  city: string | null;
  contents: string;
  total: number;
  payment: string;
};

type NewOrders = {
  count: number;
  /** Where it is one. */
  only: Pick<NewOrder, 'orderNumber' | 'total'> | null;
  orders: readonly NewOrder[];
};

const NEWS =
  '{{#if only}}Nouvelle commande {{only.orderNumber}} : {{fcfa only.total}}{{else}}{{count}} nouvelles commandes{{/if}}';
const WHO = '{{customerName}}{{#if city}}, {{city}}{{/if}}';
const PAGE = '{{@root.shop.url}}/admin/orders/{{id}}/show';
const ALL = '{{shop.url}}/admin/orders';

export const newOrdersMail = defineMail<NewOrders>({
  name: 'shop-new-orders',
  subject: NEWS,
  preheader: '{{#each orders}}{{customerName}} : {{contents}}. {{/each}}',
  body: [
    heading('{{#if only}}Nouvelle commande{{else}}{{count}} nouvelles commandes{{/if}}'),
    paragraph('À préparer, ou à suivre, dans le back-office.'),
    '<mj-table padding="0 24px 20px">{{#each orders}}<tr>' +
      `<th class="line" scope="row" align="left"><a href="${PAGE}"><strong>{{orderNumber}}</strong></a><br />${WHO}` +
      '<br /><span class="muted">{{contents}}</span></th>' +
      '<td class="line amount" align="right">{{fcfa total}}<br /><span class="muted">{{payment}}</span></td>' +
      '</tr>{{/each}}</mj-table>',
    button('Ouvrir les commandes', ALL),
  ].join(''),
  text: `${NEWS}

{{#each orders}}
{{orderNumber}} : {{fcfa total}} ({{payment}})
${WHO}
{{contents}}
${PAGE}

{{/each}}
Toutes les commandes : ${ALL}`,
  sample: {
    count: 2,
    only: null,
    orders: [
      {
        id: '019aa000-0000-7000-8000-000000000001',
        orderNumber: 'ORD-1763700000000-4821',
        customerName: 'Afiavi Houngbédji',
        city: 'Cotonou',
        contents: '2 × Jus de bissap – 1 L, 1 × Glucomètre',
        total: 12_500,
        payment: 'payée',
      },
      {
        id: '019aa000-0000-7000-8000-000000000002',
        orderNumber: 'ORD-1763700060000-0317',
        customerName: 'Codjo Agossou',
        city: null,
        contents: '1 × Formation « Vivre avec le diabète »',
        total: 25_000,
        payment: 'payée',
      },
    ],
  },
});
