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

type Hole = Html | readonly Html[] | string | number | false | undefined;

function fill(hole: Hole): string {
  if (hole === false || hole === undefined) return '';
  if (hole instanceof Html) return hole.markup;
  if (typeof hole === 'string' || typeof hole === 'number')
    return String(hole).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
  return hole.map((part) => part.markup).join('');
}

/** A template whose holes are escaped, unless they are themselves made of it. */
export function html(texts: TemplateStringsArray, ...holes: Hole[]): Html {
  return new Html(String.raw({ raw: texts }, ...holes.map(fill)));
}
