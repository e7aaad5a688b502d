import Handlebars from 'handlebars';
import { formatFcfa, formatPhone, sayDay, sayTime } from '@tokpa/contract';
import { compileOnce } from './compile-once.ts';
import { keepSignsWithTheirWords, mailDocument, mailText } from './layout.ts';
import type { MailSignature, MailTemplate } from './mailer.ts';

/** What every template sees under `shop`. */
export type ShopInMails = MailSignature & { url: string };

export type RenderedMail = { subject: string; html: string; text: string };
export type Render = (data: object, shop: ShopInMails) => RenderedMail;

const handlebars = Handlebars.create();
handlebars.registerHelper({
  fcfa: (amount: number) => formatFcfa(amount),
  times: (count: number, amount: number) => count * amount,
  phone: (number: string) => formatPhone(number),
  date: (instant: string) => sayDay(new Date(instant)),
  time: (instant: string) => sayTime(new Date(instant)),
});

/** The subject and the text are no HTML: what stands in their holes stays as it is. */
function compileText(template: string, isStrict: boolean): HandlebarsTemplateDelegate {
  return handlebars.compile(template, { noEscape: true, strict: isStrict });
}

/** What ends a line would end the mail's header; the spaces that keep a sign with its word stay. */
function onOneLine(subject: string): string {
  return subject.replaceAll(/[^\S\u00a0\u202f]+/g, ' ').trim();
}

/**
 * Templates → functions that fill them in microseconds, in the same order. With `isStrict`, a hole for which the data has
 * no name throws when it is filled.
 */
export async function compileTemplates(
  templates: readonly MailTemplate<object>[],
  isStrict = false,
): Promise<Render[]> {
  const pages = await compileOnce(templates.map(mailDocument));
  return templates.map((template, index) => {
    const subject = compileText(keepSignsWithTheirWords(template.subject), isStrict);
    const html = handlebars.compile(pages[index], { strict: isStrict });
    const text = compileText(mailText(template.text), isStrict);
    return (data, shop) => {
      const holes = { ...data, shop };
      return { subject: onOneLine(subject(holes)), html: html(holes), text: text(holes) };
    };
  });
}
