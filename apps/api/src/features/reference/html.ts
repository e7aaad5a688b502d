const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe as it is. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = Html | string | readonly Value[];

function toMarkup(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  return value.map(toMarkup).join('');
}

/** A template whose values are escaped, except markup made by this same function. */
export function html(texts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(texts.reduce((markup, text, at) => markup + toMarkup(values[at - 1] ?? '') + text));
}
