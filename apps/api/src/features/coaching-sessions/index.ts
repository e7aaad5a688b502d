import { accountClosing, accountExporting, accountReached } from '#features/auth';
import { dropCourses, followOrders } from '#features/courses';
import type { Db } from '#db/connect';
import type { Feature } from '#platform/feature';
import { publishedRows } from '#platform/published.queries';
import { coachingKind } from './coaching-kind.ts';
import { bindSessionRoutes } from './coaching-sessions.routes.ts';
import { findEnrollmentOrThrow, mailConfirmed, shownToShopper, tellSeatsOf } from './enroll.ts';
import { forgetNotesAbout, selectEnrollmentPage } from './enrollments.queries.ts';
import { bindEnrollmentRoutes } from './enrollments.routes.ts';
import { confirmPlaces, holdPlaces, releasePlaces } from './ordered-sessions.queries.ts';

export const publishedSessions = publishedRows('coaching_sessions');

const MOST_OF_ONE_PERSON = 10_000;

export const coachingSessionsFeature: Feature = {
  name: 'coaching-sessions',
  constraints: {
    coaching_sessions_slug_unique: { refusal: 'slug_taken', fields: ['slug'] },
    coaching_enrollments_session: { refusal: 'coaching_session_not_found', fields: ['coachingSessionId'] },
    coaching_enrollments_user: { refusal: 'account_not_found', fields: ['userId', 'email'] },
    coaching_enrollments_order: { refusal: 'order_not_found', fields: ['orderId'] },
  },
  register({ platform, route }) {
    const drop = (tx: Db, ids: readonly string[]) => dropCourses(platform, tx, { kind: coachingKind(platform), ids });
    bindSessionRoutes(platform, route);
    bindEnrollmentRoutes(platform, route);
    followOrders(platform, {
      hold: async (tx, orderId) => drop(tx, await holdPlaces(tx, orderId)),
      async confirm(tx, orderId) {
        for (const id of await confirmPlaces(tx, orderId)) {
          const enrollment = await findEnrollmentOrThrow(tx, id);
          await mailConfirmed(platform, tx, enrollment, { once: `${id}:${enrollment.coachingSessionId}` });
        }
      },
      release: async (tx, orderId) => drop(tx, await releasePlaces(tx, orderId)),
    });
    platform.events.on(accountExporting, async (tx, account) => {
      const mine = { userId: account.userId, page: 1, limit: MOST_OF_ONE_PERSON };
      account.enrollments.push(...(await selectEnrollmentPage(tx, mine)).data.map(shownToShopper));
    });
    platform.events.on(accountReached, (tx, { userId }) => tellSeatsOf(platform, tx, userId));
    platform.events.on(accountClosing, (tx, { userId }) => forgetNotesAbout(tx, userId));
  },
};
