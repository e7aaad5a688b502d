import { html, type Html } from '#platform/html';

const TITLE = '## ';
const LINE_SIGN = /^(?:-|\d+\.) /;

const listed = (lines: readonly string[]) => lines.map((line) => html`<li>${line.replace(LINE_SIGN, '')}</li>`);

function toBlock(part: string): Html {
  if (part.startsWith(TITLE)) return html`<h3>${part.slice(TITLE.length)}</h3>`;
  if (!LINE_SIGN.test(part)) return html`<p>${part}</p>`;
  const lines = listed(part.split('\n'));
  return part.startsWith('-')
    ? html`<ul>
        ${lines}
      </ul>`
    : html`<ol>
        ${lines}
      </ol>`;
}

/** The text of a demo lesson, as the editor would have written it. */
export function lessonHtml(text: string): string {
  return html`${text.split('\n\n').map(toBlock)}`.markup;
}
