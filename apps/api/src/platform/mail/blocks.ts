import { PALETTE } from './palette.ts';

/**
 * The building blocks of a mail's `body`. Each answers a piece of MJML that stands on the white card; a body is their
 * sequence:
 *
 *     body: [
 *       heading('Merci {{firstName}} !'),
 *       paragraph('Votre commande <strong>{{orderNumber}}</strong> est enregistrée.'),
 *       when('isPaid', banner('success', 'Le paiement est confirmé.')),
 *       orderLines(),
 *       button('Suivre ma commande', '{{shop.url}}/order/{{orderId}}'),
 *     ].join(''),
 *
 * What is passed is a piece of template: inline HTML and Handlebars, written by us. What comes from people only ever enters
 * through `{{holes}}`, which escape it; `{{{three braces}}}` are never used. A hole that may stay empty is `null` in the
 * data, never missing.
 *
 * Every template, the text version and the subject included, may also use:
 * - `{{shop.name}} {{shop.tagline}} {{shop.url}} {{shop.phone}} {{shop.email}} {{shop.address}}`
 *   (inside `{{#each}}` and `{{#with}}`: `{{@root.shop.url}}`);
 * - `{{fcfa amount}}` → `12 500 FCFA`, `{{fcfa (times quantity price)}}`; `{{phone number}}` → `+229 01 97 00 00 00`;
 *   `{{date instant}}` → `20 novembre 2026` and `{{time instant}}` → `20 novembre 2026 à 14:05`, in Benin's time.
 */
function words(html: string, options: { below?: number; attributes?: string } = {}): string {
  const { below = 16, attributes = '' } = options;
  return `<mj-text padding="0 24px ${below}px" ${attributes}>${html}</mj-text>`;
}

function boxed(html: string, style: string): string {
  return words(`<div style="border-radius:8px;${style}">${html}</div>`, { below: 20 });
}

export function heading(html: string): string {
  return words(
    `<h1 style="margin:0;font-size:24px;line-height:30px;font-weight:700;letter-spacing:-0.2px">${html}</h1>`,
    { below: 12 },
  );
}

export function paragraph(html: string): string {
  return words(html);
}

/** Points below each other. */
export function list(points: readonly string[]): string {
  const items = points.map((point) => `<li style="margin:0 0 6px;padding-left:4px">${point}</li>`).join('');
  return words(`<ul style="margin:0;padding:0 0 0 20px">${items}</ul>`, { below: 10 });
}

/** Small print in muted ink. */
export function note(html: string): string {
  return words(html, { attributes: `font-size="14px" line-height="21px" color="${PALETTE.muted}"` });
}

/** The one action of the mail, large enough for a thumb; a label of at most 28 letters stays on one line of a phone. */
export function button(label: string, href: string): string {
  return `<mj-button href="${href}" width="100%" padding="4px 24px 24px">${label}</mj-button>`;
}

/** A code to copy by hand, in large spaced digits; `value` is a hole such as `{{code}}`. */
export function code(value: string): string {
  // The indent makes up for the space after the last digit, so that the code stands in the middle.
  const digits =
    'padding:20px 0;text-align:center;font-size:34px;line-height:40px;font-weight:700;letter-spacing:8px;text-indent:8px';
  return boxed(value, `${digits};background:${PALETTE.primaryTint};color:${PALETTE.primary}`);
}

const BANNERS = {
  success: `background:${PALETTE.primaryTint};color:${PALETTE.primary}`,
  waiting: `background:${PALETTE.amberTint};color:${PALETTE.amberInk}`,
  failure: `background:${PALETTE.terracottaTint};color:${PALETTE.terracottaInk}`,
} as const;

/** A line that must be seen: green for what went well, amber for what waits, terracotta for what failed. */
export function banner(kind: keyof typeof BANNERS, html: string): string {
  return boxed(html, `padding:12px 16px;font-weight:600;${BANNERS[kind]}`);
}

/** Name and value side by side, such as the number, the date and the payment method of an order; a third word names what of the mail’s data must be there for the row. */
export function facts(rows: ReadonlyArray<readonly [label: string, value: string, shownWhere?: string]>): string {
  const cells = rows
    .map(([label, value, shownWhere]) => {
      const row = `<tr><th class="fact" scope="row" align="left">${label}</th><td class="fact-value" align="right">${value}</td></tr>`;
      return shownWhere ? `{{#if ${shownWhere}}}${row}{{/if}}` : row;
    })
    .join('');
  return `<mj-table padding="0 24px 16px">${cells}</mj-table>`;
}

/** What `orderLines` and `orderLinesText` read from the mail's data. */
export type OrderLinesData = {
  items: ReadonlyArray<{
    name: string;
    variation: string | null;
    quantity: number;
    /** Of one piece. */ price: number;
  }>;
  /** Subtotal, shipping, discount (negative) … */
  totals: ReadonlyArray<{ label: string; amount: number }>;
  total: number;
};

const linesOf = (path: string) =>
  `{{#each ${path}}}<tr><th class="line" scope="row" align="left"><strong>{{name}}</strong>{{#if variation}}<br /><span class="muted">{{variation}}</span>{{/if}}` +
  '<br /><span class="muted">{{quantity}} × {{fcfa price}}</span></th>' +
  '<td class="line amount" align="right">{{fcfa (times quantity price)}}</td></tr>{{/each}}';

/** The articles of an order and its totals; the mail's data extends `OrderLinesData`. */
export function orderLines(): string {
  const totals =
    '{{#each totals}}<tr><th class="sum" scope="row" align="left">{{label}}</th><td class="sum amount" align="right">{{fcfa amount}}</td></tr>{{/each}}' +
    '<tr><th class="total" scope="row" align="left">Total</th><td class="total amount" align="right">{{fcfa total}}</td></tr>';
  return `<mj-table padding="0 24px 20px">${linesOf('items')}${totals}</mj-table>`;
}

/** Some of its articles alone, without totals; `path` names them in the mail's data. */
export function someLines(path: string): string {
  return `<mj-table padding="0 24px 20px">${linesOf(path)}</mj-table>`;
}

const LINE_AS_TEXT =
  '- {{quantity}} × {{name}}{{#if variation}} ({{variation}}){{/if}} : {{fcfa (times quantity price)}}';

/** The same for the text version: one after the other, without a line end after the last. */
export function someLinesText(path: string): string {
  return `{{#each ${path}}}${LINE_AS_TEXT}{{#unless @last}}\n{{/unless}}{{/each}}`;
}

/** The same lines and totals for the text version. */
export function orderLinesText(): string {
  // Two line ends for one empty line: that of a closing tag which stands alone goes with the tag.
  return `{{#each items}}${LINE_AS_TEXT}\n{{/each}}\n\n{{#each totals}}{{label}} : {{fcfa amount}}\n{{/each}}Total : {{fcfa total}}`;
}

/** What `address` reads from the mail's data under its path. */
export type AddressData = { name: string; phone: string | null; lines: readonly string[] };

/** An address below its title, one line after the other; `path` names an `AddressData` in the mail's data. */
export function address(title: string, path: string): string {
  return words(
    `<span class="muted">${title}</span><br />{{#with ${path}}}<strong>{{name}}</strong><br />` +
      `{{#each lines}}{{this}}<br />{{/each}}{{#if phone}}{{phone phone}}{{/if}}{{/with}}`,
  );
}

/** What `choosePassword` and `choosePasswordText` read from the mail's data. */
export type PasswordData = {
  /** Of an account that has no password yet, its address for a link; else null. */
  emailInLink: string | null;
};

const PASSWORD_PAGE = '{{shop.url}}/forgot-password?email={{emailInLink}}';

/** The way into an account that nobody has chosen a password for. */
export function choosePassword(): string {
  return when(
    'emailInLink',
    paragraph(
      `Pour entrer dans votre compte, <a href="${PASSWORD_PAGE}">choisissez d’abord votre mot de passe</a> : nous vous envoyons un code.`,
    ),
  );
}

/** The same for the text version, with the empty line before it. */
export function choosePasswordText(): string {
  return whenText(
    'emailInLink',
    `Pour entrer dans votre compte, choisissez d’abord votre mot de passe : ${PASSWORD_PAGE}`,
  );
}

/** Shows blocks only where the mail's data has something under `path`. */
export function when(path: string, blocks: string): string {
  return `<mj-raw>{{#if ${path}}}</mj-raw>${blocks}<mj-raw>{{/if}}</mj-raw>`;
}

/** The same where it has nothing there. */
export function unless(path: string, blocks: string): string {
  return `<mj-raw>{{#unless ${path}}}</mj-raw>${blocks}<mj-raw>{{/unless}}</mj-raw>`;
}

/** A paragraph of the text version, where the mail's data has something under `path`: it brings the empty line before it along. */
export function whenText(path: string, words: string): string {
  return `{{#if ${path}}}\n\n${words}{{/if}}`;
}

/** The same address for the text version, with the empty line before it. */
export function addressText(title: string, path: string): string {
  return `{{#with ${path}}}\n\n${title} : {{name}}{{#each lines}}\n{{this}}{{/each}}{{#if phone}}\n{{phone phone}}{{/if}}{{/with}}`;
}
