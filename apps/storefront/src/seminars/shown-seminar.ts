import type { Picture } from '@tokpa/contract/pictures';
import type { Seminar } from '@tokpa/contract/seminars';
import { formatDate } from '../ui/dates.ts';
import type { Entry } from '../ui/entry-card.tsx';
import { whenInWords } from '../ui/when-in-words.ts';

const FEW_SEATS = 10;
export const OVER = 'Date passée';
export const CALLED_OFF = 'Ce séminaire est annulé';

type Seats = Pick<Seminar, 'startDate' | 'seatsLeft' | 'cancelledAt'>;

/** Why nobody can register any more; undefined while one can. */
export function closedBecause({ startDate, seatsLeft, cancelledAt }: Seats, now: Date): string | undefined {
  if (cancelledAt) return CALLED_OFF;
  if (new Date(startDate) <= now) return OVER;
  return seatsLeft === 0 ? 'Complet' : undefined;
}

function badgeOf(seminar: Seats, now: Date): Entry['badge'] {
  const closed = closedBecause(seminar, now);
  if (closed) return { label: closed === CALLED_OFF ? 'Annulé' : closed, tone: 'solid-terracotta' };
  const { seatsLeft } = seminar;
  if (seatsLeft === null || seatsLeft > FEW_SEATS) return undefined;
  return { label: seatsLeft > 1 ? `Plus que ${seatsLeft} places` : 'Plus qu’une place', tone: 'solid-terracotta' };
}

export function seminarEntry(seminar: Seminar, now: Date): Entry {
  const { id, slug, title, picture, description, price, startDate, location } = seminar;
  return {
    id,
    to: `/seminar/${slug}`,
    title,
    picture,
    price,
    facts: [formatDate(startDate), location].filter(Boolean),
    text: description,
    badge: badgeOf(seminar, now),
  };
}

export type ShownSeminar = Pick<
  Seminar,
  'id' | 'slug' | 'title' | 'description' | 'price' | 'location' | 'venue' | 'address' | 'seatsLeft' | 'maxParticipants'
> & { picture: Picture | null; when: string; closed: string | undefined };

/** What the page of a seminar draws. */
export function toShownSeminar(seminar: Seminar, now: Date): ShownSeminar {
  const { id, slug, title, description, price, location, venue, address, seatsLeft, maxParticipants, picture } =
    seminar;
  return {
    id,
    slug,
    title,
    description,
    price,
    location,
    venue,
    address,
    seatsLeft,
    maxParticipants,
    picture,
    when: whenInWords(seminar),
    closed: closedBecause(seminar, now),
  };
}
