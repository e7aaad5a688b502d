import { z } from 'zod';
import { amount, count, id, instant, pageSize, queryDate, requiredText, text, wholeNumber } from './fields.ts';
import { ofKind } from './french-errors.ts';
import { minutesInWords } from './minutes-in-words.ts';
import { picture } from './pictures.ts';
import { chosenSlug, keptImage, optionalText, PUBLICATIONS_PER_PAGE, publicationStatus } from './publications.ts';
import { staffQuery } from './staff-lists.ts';

export { SEAT_STATUS_LABELS, SEAT_STATUSES, type SeatStatus } from './course-labels.ts';

/** A text that an emptied field of a form makes empty: it is sent as null. */
export function clearable<T extends z.ZodType<string, string>>(schema: T) {
  return schema.nullish().transform((written) => (written === null ? '' : written));
}

export function clearableText(max: number) {
  return clearable(text(max));
}

const MINUTES_MAX = 100_000;

/** A text as it is read, or a whole number of minutes; a form's number comes as text. The answer is always text. */
export const durationInput = z
  .union([z.int().min(0).max(MINUTES_MAX), clearableText(100)])
  .transform((given) => (/^\d{1,5}$/.test(String(given)) ? minutesInWords(Number(given)) : given?.toString()))
  .optional()
  .describe('« 1 h 30 », ou un nombre entier de minutes');

const price = z
  .int({
    error: (issue) =>
      issue.input === undefined ? 'Le prix est requis' : ofKind('Un nombre entier est attendu').error(issue),
  })
  .min(0, 'Le prix ne peut pas être négatif')
  .max(1_000_000_000);

export const courseInput = {
  title: requiredText('Le titre est requis', 200),
  slug: chosenSlug,
  description: clearableText(2000),
  price,
  status: publicationStatus.optional(),
  image: keptImage,
};

export const seatsInput = wholeNumber
  .min(1, 'Au moins une place')
  .max(100_000)
  .nullish()
  .describe('Vide : sans limite');

/** What every card shows of it. */
export const courseFields = {
  id,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  price: amount,
  status: publicationStatus,
  image: z.string().nullable(),
  picture: picture.nullable(),
};

/** The query of a public list that staff see whole: `status` counts for them alone. */
export function courseQuery<const Sorts extends readonly string[], Filters extends z.ZodRawShape>(
  sorts: Sorts,
  filters: Filters,
) {
  return staffQuery(sorts, {
    limit: pageSize(PUBLICATIONS_PER_PAGE),
    status: publicationStatus.optional().describe('Le public ne voit que « PUBLISHED »'),
    ...filters,
  });
}

/** Dates of which a list of sessions may be a part. */
export const sessionFilters = {
  startsAfter: queryDate.optional(),
  startsBefore: queryDate.optional(),
};

/** When the team called it off; it takes place where this is null. */
export const cancelledAt = instant.nullable().describe('null : a lieu comme prévu');

/** What calling it off would do: who hears of it, and the money that a person then has to give back. */
export const cancellation = z.object({
  seats: count.describe('Places prises'),
  people: count.describe('Personnes prévenues par email'),
  paidOrders: count.describe('Commandes payées, signalées à l’équipe : rien n’est remboursé tout seul'),
  amount: amount.describe('Ce qui a été payé pour ces places, au plus ce qui reste à rembourser de leurs commandes'),
});
export type Cancellation = z.infer<typeof cancellation>;

export const CANCELLATION_MESSAGE_MAX = 1000;

export const cancellationInput = z.strictObject({
  message: optionalText(CANCELLATION_MESSAGE_MAX).describe('Le mot de l’équipe, dit aux inscrits'),
});
export type CancellationInput = z.output<typeof cancellationInput>;

/** An account, by its id or by its e-mail address. */
export const accountInput = {
  userId: id.nullish(),
  email: text(254).toLowerCase().optional().describe('À défaut de userId, celui du compte'),
};

export const courseAccount = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});
