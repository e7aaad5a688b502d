import type { FastifyInstance } from 'fastify';
import type { Seminar } from '@tokpa/contract';
import { idOrSlug } from '@tokpa/contract/fields';
import type { Db } from '#db/connect';
import { API_PREFIX } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { seminarCalendar } from './calendar.ts';
import { hasConfirmedPlaces } from './registrations.queries.ts';
import { findSeminar } from './seminars.queries.ts';

/** Everybody while it is published; else who finds its id in a mail: that their place is confirmed, or that it was called off. */
async function mayBeRead(db: Db, { id, status, cancelledAt }: Seminar, asked: string): Promise<boolean> {
  if (status === 'PUBLISHED') return true;
  return asked === id && (cancelledAt !== null || (await hasConfirmedPlaces(db, id)));
}

/** The file that puts a seminar into a calendar, for everybody who may see the seminar; the contract knows JSON alone. */
export function serveSeminarCalendar({ db, clock, config }: Platform, app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>(`${API_PREFIX}/seminars/:id/agenda.ics`, async ({ params }, reply) => {
    const asked = idOrSlug.safeParse(params.id);
    const seminar = asked.success ? await findSeminar(db, asked.data, clock.now()) : undefined;
    if (!seminar || !(await mayBeRead(db, seminar, params.id))) throw new Problem('seminar_not_found');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${seminar.slug}.ics"`)
      .header('cache-control', 'no-store')
      .send(seminarCalendar(seminar, config.publicUrl));
  });
}
