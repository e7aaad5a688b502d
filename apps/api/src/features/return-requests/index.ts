import { accountClosing, accountExporting } from '#features/auth';
import type { Feature } from '#platform/feature';
import { deleteReturnRequestsOf, findReturnRequestsOf } from './return-requests.queries.ts';
import { bindReturnRequestRoutes } from './return-requests.routes.ts';

export const returnRequestsFeature: Feature = {
  name: 'return-requests',
  register({ platform, route }) {
    bindReturnRequestRoutes(platform, route);
    platform.events.on(accountExporting, async (tx, account) => {
      account.returnRequests = await findReturnRequestsOf(tx, account.userId);
    });
    platform.events.on(accountClosing, (tx, { email }) => deleteReturnRequestsOf(tx, email));
  },
};
