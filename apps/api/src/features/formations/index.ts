import { accountExporting, accountReached } from '#features/auth';
import { followedFormationsAsked } from '#features/content-library';
import { followOrders } from '#features/courses';
import type { Feature } from '#platform/feature';
import { publishedRows } from '#platform/published.queries';
import { findOpenEnrollmentsOf, findOpenFormationsOf, selectEnrollmentPage } from './enrollments.queries.ts';
import { bindEnrollmentRoutes } from './enrollments.routes.ts';
import { bindFormationRoutes } from './formations.routes.ts';
import { closeFormations, holdFormations, openFormations } from './ordered-formations.queries.ts';
import { holdOrdered } from './hold-ordered.ts';
import { mailOpened } from './tell-learner.ts';

export const publishedFormations = publishedRows('formations');

const MOST_OF_ONE_PERSON = 10_000;

export const formationsFeature: Feature = {
  name: 'formations',
  constraints: {
    formations_slug_unique: { refusal: 'slug_taken', fields: ['slug'] },
    formation_enrollments_one_each: { refusal: 'already_enrolled', fields: ['userId', 'email'] },
    formation_enrollments_formation: { refusal: 'formation_not_found', fields: ['formationId'] },
    formation_enrollments_user: { refusal: 'account_not_found', fields: ['userId', 'email'] },
    formation_enrollments_order: { refusal: 'order_not_found', fields: ['orderId'] },
    // Ordered at the moment when it was deleted.
    order_items_formation_id_fkey: 'conflict',
  },
  register({ platform, route }) {
    bindFormationRoutes(platform, route);
    bindEnrollmentRoutes(platform, route);
    followOrders(platform, {
      hold: holdOrdered,
      async confirm(tx, orderId) {
        await holdFormations(tx, orderId, { onlyMissing: true });
        for (const id of await openFormations(tx, orderId, platform.clock.now()))
          await mailOpened(platform, tx, id, { once: `${orderId}:${id}` });
      },
      release: closeFormations,
    });
    platform.events.on(followedFormationsAsked, async (tx, { userId, formationIds }) => {
      for (const id of await findOpenFormationsOf(tx, userId)) formationIds.add(id);
    });
    platform.events.on(accountReached, async (tx, { userId }) => {
      for (const id of await findOpenEnrollmentsOf(tx, userId)) await mailOpened(platform, tx, id);
    });
    platform.events.on(accountExporting, async (tx, account) => {
      const mine = { userId: account.userId, page: 1, limit: MOST_OF_ONE_PERSON };
      account.enrollments.push(...(await selectEnrollmentPage(tx, mine)).data);
    });
  },
};
