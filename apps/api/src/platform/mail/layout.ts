import type { MailTemplate } from './mailer.ts';
import { FONTS, PALETTE } from './palette.ts';

const STYLE = `
  .heading { letter-spacing: -0.01em; }
  a { color: ${PALETTE.primary}; }
  .button a { color: ${PALETTE.surface}; }
  @media (max-width: 479px) { .code div { letter-spacing: 6px !important; } }
`;

// Kept by every mail program only when it stands on the element itself.
const INLINE_STYLE = `
  .muted, .fact, .sum { color: ${PALETTE.muted}; }
  .fact { padding: 6px 12px 6px 0; vertical-align: top; }
  .fact-value { padding: 6px 0; font-weight: 600; }
  .line { padding: 12px 12px 12px 0; border-bottom: 1px solid ${PALETTE.line}; vertical-align: top; }
  .sum { padding: 8px 12px 0 0; }
  .total { padding: 12px 12px 0 0; font-size: 18px; font-weight: 700; }
  .amount { padding-right: 0; white-space: nowrap; color: ${PALETTE.ink}; }
`;

const HEAD = `
  <mj-attributes>
    <mj-all font-family="${FONTS}" color="${PALETTE.ink}" />
    <mj-text font-size="16px" line-height="24px" padding="0 24px" />
    <mj-table font-size="16px" line-height="24px" padding="0 24px" />
    <mj-button background-color="${PALETTE.primary}" color="${PALETTE.surface}" font-size="16px" font-weight="600" border-radius="8px"
      inner-padding="14px 28px" padding="0 24px" css-class="button" />
    <mj-section padding="0" />
  </mj-attributes>
  <mj-style>${STYLE}</mj-style>
  <mj-style inline="inline">${INLINE_STYLE}</mj-style>
`;

const MASTHEAD = `
  <mj-section padding="28px 0 20px"><mj-column>
    <mj-text align="center" font-size="26px" line-height="32px" font-weight="800" color="${PALETTE.primary}" letter-spacing="-0.5px">
      <a href="{{shop.url}}" style="color:${PALETTE.primary};text-decoration:none">{{shop.name}}</a>
    </mj-text>
  </mj-column></mj-section>
  <mj-section background-color="${PALETTE.surface}" border-top="4px solid ${PALETTE.primary}" border-radius="12px 12px 0 0" padding="24px 0 0">
    <mj-column><mj-spacer height="4px" /></mj-column>
  </mj-section>
`;

const FOOTER = `
  <mj-section background-color="${PALETTE.surface}" border-radius="0 0 12px 12px" padding="0 0 12px">
    <mj-column><mj-spacer height="4px" /></mj-column>
  </mj-section>
  <mj-section padding="20px 0 32px"><mj-column>
    <mj-text align="center" font-size="14px" line-height="22px" color="${PALETTE.muted}">
      <strong>{{shop.name}}</strong>{{#if shop.tagline}} · {{shop.tagline}}{{/if}}<br />
      Une question ? <a href="tel:{{shop.phone}}" style="color:${PALETTE.primary};white-space:nowrap">{{phone shop.phone}}</a> ·
      <a href="mailto:{{shop.email}}" style="color:${PALETTE.primary}">{{shop.email}}</a>
      {{#if shop.address}}<br />{{shop.address}}{{/if}}
    </mj-text>
  </mj-column></mj-section>
`;

/** The whole MJML document of a template: the shop's name above, a white card on sand, how to reach the shop below. */
export function mailDocument({ subject, preheader, body }: Pick<MailTemplate<object>, 'subject' | 'preheader' | 'body'>): string {
  const preview = preheader ? `<mj-preview>${preheader}</mj-preview>` : '';
  return `<mjml lang="fr"><mj-head><mj-title>${subject}</mj-title>${preview}${HEAD}</mj-head><mj-body background-color="${PALETTE.sand}" width="560px">${MASTHEAD}${body}${FOOTER}</mj-body></mjml>`;
}

/** The same frame in plain text. */
export function mailText(text: string): string {
  return `${text.trim()}\n\n-- \n{{shop.name}}\n{{shop.url}}\n{{phone shop.phone}} · {{shop.email}}\n`;
}
