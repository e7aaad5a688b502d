import { z } from 'zod';
import { ofKind, orRequired } from './french-errors.ts';
import { AMOUNT_MAX } from './money.ts';

/** The building blocks of the schemas: one definition of an id, an amount, an instant, a text. */
export const id = z.uuid(orRequired('Identifiant invalide')).describe('Identifiant opaque (UUID v7)');

/** What a body sends where only a whole number will do; `null` and text are told so too. */
export const wholeNumber = z.int(ofKind('Un nombre entier est attendu'));
export const amount = z.int().min(0).max(AMOUNT_MAX).describe('Montant entier en FCFA');
/** What adds up before anybody has said that it may be ordered. */
export const amountInCart = z.int().min(0).describe('Montant entier en FCFA, sans plafond');
export const instant = z.iso.datetime().describe('Instant ISO 8601, en UTC');
export const count = z.int().min(0);

// U+0000 can not be stored by PostgreSQL; lone surrogates can not be written as UTF-8.
// oxlint-disable-next-line no-control-regex -- the control character is what this pattern looks for
const STORABLE = /^(?:[^\u0000\uD800-\uDFFF])*$/u;

/** An id or a slug, as it stands in an address. */
export const idOrSlug = z.string().min(1).max(200).regex(STORABLE).describe('Identifiant ou slug');

/** A trimmed text of at most `max` characters that may be empty. Accents that stand apart from their letters, as some devices write them, are joined to them. */
export function text(max: number, message?: string) {
  return z
    .string(message)
    .normalize('NFC')
    .trim()
    .max(max, `Maximum ${max} caractères`)
    .regex(STORABLE, 'Ce texte contient un caractère non autorisé');
}

/** A trimmed text that must not be empty; `message` is what its absence says. */
export function requiredText(message: string, max: number) {
  return text(max, message).min(1, { error: message, abort: true });
}

/** The number of an order, as somebody writes it. */
export const writtenOrderNumber = requiredText('Le numéro de commande est requis', 40).regex(
  /^[A-Za-z0-9-]*$/,
  'Le numéro de commande est invalide',
);

const WRONG_EMAIL = "Format d'email invalide";
// RFC 2606: such a domain leads nowhere, so the shop itself writes it for whoever has no address. Who gave one would pass for them.
const emailShape = z
  .email({ error: WRONG_EMAIL, abort: true })
  .refine((address) => !address.endsWith('.invalid'), WRONG_EMAIL);

/** An e-mail address, trimmed and in lower case: one account per address whatever its letters' case. */
export function email(required = "L'email est requis") {
  return requiredText(required, 254).toLowerCase().pipe(emailShape);
}

const DIGITS = /^-?\d+$/;

/** A whole number as an address carries it: decimal digits and nothing else. `1e3`, `0x10` and `+1` are no numbers of this API. */
function queryNumber<T extends z.ZodType<number>>(schema: T) {
  return z.preprocess(
    (given: number | string) => (typeof given === 'string' && DIGITS.test(given) ? Number(given) : given),
    schema,
  );
}

export const pageNumber = queryNumber(z.int().min(1).max(1_000_000)).default(1);

export function pageSize(byDefault: number) {
  return queryNumber(z.int().min(1).max(100)).default(byDefault);
}

export const queryAmount = queryNumber(z.int().min(0).max(AMOUNT_MAX));
export const queryRating = queryNumber(z.int().min(1).max(5));

// Between them each year has four digits in every time zone, and so have the day before and the day after.
const EARLIEST = Date.UTC(1900, 0);
const LATEST = Date.UTC(3000, 0);

function isConceivable(written: string): boolean {
  const moment = Date.parse(written);
  return moment >= EARLIEST && moment < LATEST;
}

/** A day that a caller writes: `2026-11-20`. */
export const dayInput = z.iso.date(orRequired('Date invalide')).refine(isConceivable, 'Date invalide');

/** An instant that a caller writes, in any time zone. */
export const momentInput = z.iso
  .datetime({ offset: true, ...orRequired('Date invalide') })
  .refine(isConceivable, 'Date invalide');

/** `2026-11-20` or a full instant. */
export const queryDate = z.union([dayInput, momentInput], 'Date invalide');

/** Every deletion and simple act answers a sentence, so that a client that always parses JSON works. */
export const messageOnly = z.object({ message: z.string() });

export function single<T extends z.ZodType>(schema: T) {
  return z.object({ data: schema });
}
