import type { CoachingSession } from '@tokpa/contract/coaching-sessions';
import { COACHING_MODE_LABELS } from '@tokpa/contract/course-labels';
import type { Picture } from '@tokpa/contract/pictures';
import { formatDate, formatDateTime } from '../ui/dates.ts';
import type { Entry } from '../ui/entry-card.tsx';

const BY_APPOINTMENT = 'Sur rendez-vous';
const CALLED_OFF = 'Cette séance est annulée';

type Session = Pick<CoachingSession, 'startDate' | 'seatsLeft' | 'cancelledAt'>;

/** One without a date is agreed upon by telephone: it never begins too early. */
export function hasBegun({ startDate }: Pick<Session, 'startDate'>, now: Date): boolean {
  return startDate !== null && new Date(startDate) <= now;
}

function closedBecause(session: Session, now: Date): string | undefined {
  if (session.cancelledAt) return CALLED_OFF;
  if (hasBegun(session, now)) return 'Date passée';
  return session.seatsLeft === 0 ? 'Complet' : undefined;
}

export function sessionEntry(session: CoachingSession, now: Date): Entry {
  const { id, slug, title, picture, description, price, mode, startDate, coachName } = session;
  const closed = closedBecause(session, now);
  return {
    id,
    to: `/coaching/${slug}`,
    title,
    picture,
    price,
    facts: [startDate ? formatDate(startDate) : BY_APPOINTMENT, COACHING_MODE_LABELS[mode], coachName].filter(Boolean),
    text: description,
    badge: closed ? { label: closed === CALLED_OFF ? 'Annulée' : closed, tone: 'solid-terracotta' } : undefined,
  };
}

export type ShownSession = Pick<
  CoachingSession,
  'id' | 'slug' | 'title' | 'description' | 'price' | 'coachName' | 'duration' | 'location' | 'seatsLeft'
> & { picture: Picture | null; mode: string; when: string; closed: string | undefined };

/** What the page of a coaching session draws. */
export function toShownSession(session: CoachingSession, now: Date): ShownSession {
  const { id, slug, title, description, price, coachName, duration, location, seatsLeft, picture, startDate } = session;
  return {
    id,
    slug,
    title,
    description,
    price,
    coachName,
    duration,
    location,
    seatsLeft,
    picture,
    mode: COACHING_MODE_LABELS[session.mode],
    when: startDate ? formatDateTime(startDate) : BY_APPOINTMENT,
    closed: closedBecause(session, now),
  };
}
