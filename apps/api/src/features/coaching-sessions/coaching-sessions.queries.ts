import { sql } from 'kysely';
import type { CoachingQuery, CoachingSession, Page, Picture } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { isUuid } from '#db/is-uuid';
import { selectPage } from '#db/select-page';
import { readFrom } from '#platform/benin-days';

function selectSessions(db: Db) {
  return db
    .selectFrom('coaching_sessions as s')
    .select([
      's.id',
      's.slug',
      's.title',
      's.description',
      's.coach_name as coachName',
      's.price',
      's.duration',
      's.mode',
      's.location',
      's.start_date as startDate',
      's.max_participants as maxParticipants',
      sql<number>`coaching_seats_taken(s.id)`.as('taken'),
      's.status',
      sql<Picture | null>`s.picture`.as('picture'),
      's.cancelled_at as cancelledAt',
      's.created_at as createdAt',
      's.updated_at as updatedAt',
    ]);
}

type SessionRow = Omit<CoachingSession, 'image' | 'seatsLeft' | 'isAvailable'> & { taken: number };

function toSession({ taken, ...row }: SessionRow, now: Date): CoachingSession {
  const seatsLeft = row.maxParticipants === null ? null : Math.max(0, row.maxParticipants - taken);
  const isToCome = row.startDate === null || new Date(row.startDate) > now;
  const isOffered = row.status === 'PUBLISHED' && row.cancelledAt === null;
  const isAvailable = isOffered && isToCome && seatsLeft !== 0;
  return { ...row, image: row.picture?.src ?? null, seatsLeft, isAvailable };
}

/** `status` undefined: whatever its status. To the public, the words of a place online find nothing: it is not told where that is. */
export async function selectSessionPage(
  db: Db,
  asked: Omit<CoachingQuery, 'status'>,
  { status, now, isPublic = false }: { status: CoachingSession['status'] | undefined; now: Date; isPublic?: boolean },
): Promise<Page<CoachingSession>> {
  const { search, mode, startsAfter, startsBefore } = asked;
  let found = selectSessions(db);
  if (status !== undefined) found = found.where('s.status', '=', status);
  if (mode !== undefined) found = found.where('s.mode', '=', mode);
  if (startsAfter !== undefined) found = found.where('s.start_date', '>=', readFrom(startsAfter).toISOString());
  if (startsBefore !== undefined) found = found.where('s.start_date', '<', readFrom(startsBefore).toISOString());
  if (search) {
    const place = isPublic ? sql`case when s.mode = 'ONLINE' then '' else s.location end` : sql`s.location`;
    found = found.where(
      everyWordIn(sql`s.title || ' ' || s.description || ' ' || s.coach_name || ' ' || ${place}`, search),
    );
  }
  const page = await selectPage(found, asked, {
    columns: { startDate: 's.start_date', title: 's.title', price: 's.price', createdAt: 's.created_at' },
    // The public's page wants those on appointment before all that are over, and the order's index.
    emptyLast: isPublic ? [] : ['startDate'],
    byDefault: 'startDate',
    id: 's.id',
  });
  return { ...page, data: page.data.map((row) => toSession(row, now)) };
}

/** By its id or its slug, whatever its status. */
export async function findSession(db: Db, idOrSlug: string, now: Date): Promise<CoachingSession | undefined> {
  const row = await selectSessions(db)
    .where(isUuid(idOrSlug) ? 's.id' : 's.slug', '=', idOrSlug)
    .executeTakeFirst();
  return row && toSession(row, now);
}
