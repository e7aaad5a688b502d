const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to send: it came out of `html`. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Hole = Html | readonly Hole[] | string | number | false | undefined;

function fill(hole: Hole): string {
  if (hole === false || hole === undefined) return '';
  if (hole instanceof Html) return hole.markup;
  if (typeof hole === 'string' || typeof hole === 'number')
    return String(hole).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
  return hole.map(fill).join('');
}

/** A template whose holes are escaped, unless they are themselves made of it. */
export function html(texts: TemplateStringsArray, ...holes: Hole[]): Html {
  return new Html(texts.reduce((markup, text, at) => markup + fill(holes[at - 1]) + text));
}
