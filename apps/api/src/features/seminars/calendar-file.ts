import type { FastifyInstance } from 'fastify';
import { idOrSlug } from '@tokpa/contract/fields';
import { API_PREFIX } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { seminarCalendar } from './calendar.ts';
import { findSeminar } from './seminars.queries.ts';

/** The file that puts a seminar into a calendar, for everybody who may see the seminar; the contract knows JSON alone. */
export function serveSeminarCalendar({ db, clock, config }: Platform, app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>(`${API_PREFIX}/seminars/:id/agenda.ics`, async ({ params }, reply) => {
    const asked = idOrSlug.safeParse(params.id);
    const seminar = asked.success ? await findSeminar(db, asked.data, clock.now()) : undefined;
    if (seminar?.status !== 'PUBLISHED') throw new Problem('seminar_not_found');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${seminar.slug}.ics"`)
      .header('cache-control', 'no-store')
      .send(seminarCalendar(seminar, config.publicUrl));
  });
}
