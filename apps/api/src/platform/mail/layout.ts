import type { MailTemplate } from './mailer.ts';
import { FONTS, PALETTE } from './palette.ts';

// Most mail programs keep a style only when it stands on the element itself: MJML puts these there.
const INLINED_STYLE = `
  .fact, .line, .sum { font-weight: 400; }
  .muted, .fact, .sum { color: ${PALETTE.muted}; }
  .muted { font-size: 14px; }
  .fact { width: 1%; padding: 5px 12px 5px 0; font-size: 14px; white-space: nowrap; vertical-align: top; }
  .fact-value { padding: 5px 0; font-size: 14px; font-weight: 600; overflow-wrap: anywhere; }
  .unbroken { white-space: nowrap; }
  .line { padding: 12px 12px 12px 0; border-bottom: 1px solid ${PALETTE.line}; vertical-align: top; }
  .sum { padding: 8px 12px 0 0; }
  .total { padding: 12px 12px 0 0; font-size: 18px; font-weight: 700; }
  .amount { width: 1%; padding-right: 0; white-space: nowrap; color: ${PALETTE.ink}; }
`;

const HEAD = `
  <mj-attributes>
    <mj-all font-family="${FONTS}" color="${PALETTE.ink}" />
    <mj-text font-size="16px" line-height="24px" />
    <mj-table font-size="16px" line-height="24px" />
    <mj-button background-color="${PALETTE.primary}" color="${PALETTE.surface}" font-size="16px" line-height="20px" font-weight="600"
      border-radius="8px" inner-padding="14px 12px" />
  </mj-attributes>
  <mj-raw><meta name="color-scheme" content="light" /><meta name="supported-color-schemes" content="light" /></mj-raw>
  <mj-style>a { color: ${PALETTE.primary}; }</mj-style>
  <mj-style inline="inline">${INLINED_STYLE}</mj-style>
`;

const WORDMARK = `
  <mj-section padding="28px 0 20px"><mj-column>
    <mj-text align="center" padding="0 24px" font-size="28px" line-height="32px" font-weight="800" letter-spacing="-0.5px">
      <a href="{{shop.url}}" style="color:${PALETTE.primary};text-decoration:none">{{shop.name}}</a>
    </mj-text>
  </mj-column></mj-section>
`;

const FOOTER = `
  <mj-section padding="20px 0 36px"><mj-column>
    <mj-text align="center" padding="0 24px" font-size="14px" line-height="24px" color="${PALETTE.muted}">
      {{#if shop.tagline}}<div style="padding-bottom:8px;text-wrap:balance">{{shop.tagline}}</div>{{/if}}
      Une question&nbsp;? <a href="tel:{{shop.phone}}" style="color:${PALETTE.primary};white-space:nowrap">{{phone shop.phone}}</a><br />
      <a href="mailto:{{shop.email}}" style="color:${PALETTE.primary}">{{shop.email}}</a>{{#if shop.address}}<br />{{shop.address}}{{/if}}
    </mj-text>
  </mj-column></mj-section>
`;

function card(body: string): string {
  return `<mj-section background-color="${PALETTE.surface}" border="1px solid ${PALETTE.line}" border-radius="12px" padding="32px 0 12px">
    <mj-column>${body}</mj-column>
  </mj-section>`;
}

/** French puts a space before these signs; a line never begins with one of them. */
export function keepSignsWithTheirWords(words: string): string {
  return words.replaceAll(/ (?=[!?:;»])/g, '\u00a0').replaceAll('« ', '«\u00a0');
}

type Words = Pick<MailTemplate<object>, 'subject' | 'preheader' | 'body'>;

/** The whole MJML document of a template: the shop's name above, a white card on sand, how to reach the shop below. */
export function mailDocument({ subject, preheader, body }: Words): string {
  const preview = preheader ? `<mj-preview>${keepSignsWithTheirWords(preheader)}</mj-preview>` : '';
  const head = `<mj-head><mj-title>${keepSignsWithTheirWords(subject)}</mj-title>${preview}${HEAD}</mj-head>`;
  const sheet = `<mj-wrapper padding="0 12px">${card(keepSignsWithTheirWords(body))}</mj-wrapper>`;
  return `<mjml lang="fr">${head}<mj-body background-color="${PALETTE.sand}" width="560px">${WORDMARK}${sheet}${FOOTER}</mj-body></mjml>`;
}

/** The same frame in plain text. */
export function mailText(text: string): string {
  return `${keepSignsWithTheirWords(text.trim())}\n\n-- \n{{shop.name}}\n{{shop.url}}\n{{phone shop.phone}} · {{shop.email}}\n`;
}
