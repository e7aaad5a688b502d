import { sql } from 'kysely';
import type { Page, Picture, Seminar, SeminarQuery } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { isUuid } from '#db/is-uuid';
import { selectPage } from '#db/select-page';
import { readFrom } from '#platform/benin-days';

function selectSeminars(db: Db) {
  return db
    .selectFrom('seminars as s')
    .select([
      's.id',
      's.slug',
      's.title',
      's.description',
      's.start_date as startDate',
      's.end_date as endDate',
      's.location',
      's.venue',
      's.address',
      's.price',
      's.max_participants as maxParticipants',
      sql<number>`seminar_seats_taken(s.id)`.as('taken'),
      's.status',
      sql<Picture | null>`s.picture`.as('picture'),
      's.cancelled_at as cancelledAt',
      's.created_at as createdAt',
      's.updated_at as updatedAt',
    ]);
}

type SeminarRow = Omit<Seminar, 'image' | 'seatsLeft' | 'isAvailable'> & { taken: number };

function toSeminar({ taken, ...row }: SeminarRow, now: Date): Seminar {
  const seatsLeft = row.maxParticipants === null ? null : Math.max(0, row.maxParticipants - taken);
  const isOffered = row.status === 'PUBLISHED' && row.cancelledAt === null;
  const isAvailable = isOffered && new Date(row.startDate) > now && seatsLeft !== 0;
  return { ...row, image: row.picture?.src ?? null, seatsLeft, isAvailable };
}

/** `status` undefined: whatever its status. */
export async function selectSeminarPage(
  db: Db,
  asked: Omit<SeminarQuery, 'status'>,
  { status, now }: { status: Seminar['status'] | undefined; now: Date },
): Promise<Page<Seminar>> {
  const { search, startsAfter, startsBefore } = asked;
  let found = selectSeminars(db);
  if (status !== undefined) found = found.where('s.status', '=', status);
  if (startsAfter !== undefined) found = found.where('s.start_date', '>=', readFrom(startsAfter).toISOString());
  if (startsBefore !== undefined) found = found.where('s.start_date', '<', readFrom(startsBefore).toISOString());
  if (search) {
    found = found.where(
      everyWordIn(sql`s.title || ' ' || s.description || ' ' || s.location || ' ' || s.venue`, search),
    );
  }
  const page = await selectPage(found, asked, {
    columns: { startDate: 's.start_date', title: 's.title', price: 's.price', createdAt: 's.created_at' },
    byDefault: 'startDate',
    id: 's.id',
  });
  return { ...page, data: page.data.map((row) => toSeminar(row, now)) };
}

/** By its id or its slug, whatever its status. */
export async function findSeminar(db: Db, idOrSlug: string, now: Date): Promise<Seminar | undefined> {
  const row = await selectSeminars(db)
    .where(isUuid(idOrSlug) ? 's.id' : 's.slug', '=', idOrSlug)
    .executeTakeFirst();
  return row && toSeminar(row, now);
}

export async function endsAfterStart(tx: Db, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('seminars')
    .select('id')
    .where('id', '=', id)
    .where((seminar) => seminar.or([seminar('end_date', 'is', null), sql<boolean>`end_date > start_date`]))
    .executeTakeFirst();
  return row !== undefined;
}
