import { PALETTE } from './palette.ts';

/**
 * The building blocks of a mail's `body`. Each answers one or more MJML sections on the white card; a body is their
 * sequence:
 *
 *     body: [
 *       heading('Merci {{firstName}} !'),
 *       paragraph('Votre commande <strong>{{orderNumber}}</strong> est enregistrée.'),
 *       orderLines(),
 *       button('Suivre ma commande', '{{shop.url}}/order/{{orderId}}'),
 *     ].join(''),
 *
 * What is passed is a piece of template: inline HTML and Handlebars, written by us. What comes from people only ever enters
 * through `{{holes}}`, which escape it; `{{{three braces}}}` are never used. Handlebars' own blocks work between and inside
 * them: `when('isPaid', paragraph('…'))` wraps whole blocks.
 *
 * Every template, the text version and the subject included, may also use:
 * - `{{shop.name}} {{shop.tagline}} {{shop.url}} {{shop.phone}} {{shop.email}} {{shop.address}}`;
 * - `{{fcfa amount}}` → `12 500 FCFA`; `{{date instant}}` → `20 novembre 2026`; `{{time instant}}` → `20 novembre 2026 à 14:05`,
 *   in Benin's time; `{{phone number}}` → `+229 01 97 00 00 00`.
 */
function section(content: string, options: { above?: number; below?: number; background?: string } = {}): string {
  const { above = 0, below = 16, background = PALETTE.surface } = options;
  return `<mj-section background-color="${background}" padding="${above}px 0 ${below}px"><mj-column>${content}</mj-column></mj-section>`;
}

export function heading(words: string): string {
  return section(`<mj-text css-class="heading" font-size="24px" line-height="30px" font-weight="700">${words}</mj-text>`, { below: 12 });
}

export function paragraph(words: string): string {
  return section(`<mj-text>${words}</mj-text>`);
}

/** Small print in muted ink. */
export function note(words: string): string {
  return section(`<mj-text font-size="14px" line-height="21px" color="${PALETTE.muted}">${words}</mj-text>`);
}

/** The one action of the mail, large enough for a thumb. */
export function button(label: string, href: string): string {
  return section(`<mj-button href="${href}">${label}</mj-button>`, { above: 4, below: 20 });
}

/** A code to copy by hand, in large spaced digits; `value` is a hole such as `{{code}}`. */
export function code(value: string): string {
  return section(
    `<mj-text align="center" container-background-color="${PALETTE.primaryTint}" padding="18px 12px" font-size="34px" line-height="40px" ` +
      `font-weight="700" letter-spacing="8px" color="${PALETTE.primary}" css-class="code">${value}</mj-text>`,
    { above: 4, below: 20 },
  );
}

/** A line that must be seen: green for what went well, amber for what waits, terracotta for what failed. */
export function banner(kind: 'success' | 'waiting' | 'failure', words: string): string {
  const colours = {
    success: { ground: PALETTE.primaryTint, ink: PALETTE.primary },
    waiting: { ground: PALETTE.amberTint, ink: PALETTE.amberInk },
    failure: { ground: PALETTE.terracottaTint, ink: PALETTE.terracotta },
  }[kind];
  return section(
    `<mj-text container-background-color="${colours.ground}" color="${colours.ink}" font-weight="600" padding="12px 16px">${words}</mj-text>`,
  );
}

/** Name and value side by side, such as number, date and payment method of an order. */
export function facts(rows: ReadonlyArray<readonly [label: string, value: string]>): string {
  const cells = rows
    .map(([label, value]) => `<tr><td class="fact">${label}</td><td class="fact-value" align="right">${value}</td></tr>`)
    .join('');
  return section(`<mj-table>${cells}</mj-table>`);
}

/**
 * The articles of an order and its totals. It reads from the mail's data:
 * `items: { name: string; variation: string | null; quantity: number; price: number }[]` (price of one piece),
 * `totals: { label: string; amount: number }[]` (subtotal, shipping, discount …) and `total: number`.
 */
export function orderLines(): string {
  const lines =
    '{{#each items}}<tr><td class="line"><strong>{{name}}</strong>{{#if variation}}<br /><span class="muted">{{variation}}</span>{{/if}}' +
    '<br /><span class="muted">{{quantity}} × {{fcfa price}}</span></td>' +
    '<td class="line amount" align="right">{{fcfa (times quantity price)}}</td></tr>{{/each}}';
  const totals =
    '{{#each totals}}<tr><td class="sum">{{label}}</td><td class="sum amount" align="right">{{fcfa amount}}</td></tr>{{/each}}' +
    '<tr><td class="total">Total</td><td class="total amount" align="right">{{fcfa total}}</td></tr>';
  return section(`<mj-table>${lines}${totals}</mj-table>`, { below: 20 });
}

/** The same lines and totals for the text version. */
export function orderLinesText(): string {
  return (
    '{{#each items}}- {{quantity}} × {{name}}{{#if variation}} ({{variation}}){{/if}} : {{fcfa (times quantity price)}}\n{{/each}}\n' +
    '{{#each totals}}{{label}} : {{fcfa amount}}\n{{/each}}Total : {{fcfa total}}'
  );
}

/** An address, one line after the other; `path` names an object { name, phone, lines: string[] } in the mail's data. */
export function address(title: string, path: string): string {
  return section(
    `<mj-text><span class="muted">${title}</span><br />{{#with ${path}}}<strong>{{name}}</strong><br />` +
      `{{#each lines}}{{this}}<br />{{/each}}{{#if phone}}{{phone phone}}{{/if}}{{/with}}</mj-text>`,
  );
}

/** Shows blocks only where the mail's data has something under `path`. `mj-raw` carries the condition through MJML untouched. */
export function when(path: string, blocks: string): string {
  return `<mj-raw>{{#if ${path}}}</mj-raw>${blocks}<mj-raw>{{/if}}</mj-raw>`;
}
