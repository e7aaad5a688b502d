import { accountClosing, accountExporting, accountMoving, accountReached } from '#features/auth';
import { dropCourses, followOrders } from '#features/courses';
import type { Db } from '#db/connect';
import type { Feature } from '#platform/feature';
import { publishedRows } from '#platform/published.queries';
import { serveSeminarCalendar } from './calendar-file.ts';
import { confirmOrder } from './confirm-order.ts';
import { holdPlaces, releasePlaces } from './ordered-seminars.queries.ts';
import { tellSeatsOf } from './register.ts';
import { findRegistrationsOf, forgetRegistrationsOf, moveRegistrationsOf } from './registrations.queries.ts';
import { bindRegistrationRoutes } from './registrations.routes.ts';
import { seminarKind } from './seminar-kind.ts';
import { bindSeminarRoutes } from './seminars.routes.ts';

export const publishedSeminars = publishedRows('seminars');

export const seminarsFeature: Feature = {
  name: 'seminars',
  constraints: {
    seminars_slug_unique: { refusal: 'slug_taken', fields: ['slug'] },
    seminars_end_after_start: { refusal: 'ends_before_start', fields: ['endDate', 'startDate'] },
    seminar_registrations_seminar: { refusal: 'seminar_not_found', fields: ['seminarId'] },
    seminar_registrations_user: { refusal: 'account_not_found', fields: ['userId', 'email'] },
    seminar_registrations_order: { refusal: 'order_not_found', fields: ['orderId'] },
  },
  register({ platform, route, app }) {
    const drop = (tx: Db, ids: readonly string[]) => dropCourses(platform, tx, { kind: seminarKind(platform), ids });
    bindSeminarRoutes(platform, route);
    serveSeminarCalendar(platform, app);
    bindRegistrationRoutes(platform, route);
    followOrders(platform, {
      hold: async (tx, orderId) => drop(tx, await holdPlaces(tx, orderId)),
      confirm: (tx, orderId) => confirmOrder(platform, tx, orderId),
      release: async (tx, orderId) => drop(tx, await releasePlaces(tx, orderId)),
    });
    platform.events.on(accountExporting, async (tx, account) => {
      account.enrollments.push(...(await findRegistrationsOf(tx, account.userId)));
    });
    platform.events.on(accountMoving, (tx, account) => moveRegistrationsOf(tx, account));
    platform.events.on(accountReached, (tx, account) => tellSeatsOf(platform, tx, account));
    platform.events.on(accountClosing, (tx, { userId }) => forgetRegistrationsOf(tx, userId));
  },
};
