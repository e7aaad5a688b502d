import { accountClosing, accountExporting, accountMoving } from '#features/auth';
import type { Feature } from '#platform/feature';
import { forgetRequests } from './handle-return-request.ts';
import { handleRequestJobs } from './return-requests.jobs.ts';
import { deleteReturnRequestsOf, findReturnRequestsOf, moveReturnRequestsOf } from './return-requests.queries.ts';
import { bindReturnRequestRoutes } from './return-requests.routes.ts';

export const returnRequestsFeature: Feature = {
  name: 'return-requests',
  constraints: { return_requests_assignee_id_fkey: 'staff_not_found' },
  register({ platform, route }) {
    bindReturnRequestRoutes(platform, route);
    handleRequestJobs(platform);
    platform.events.on(accountExporting, async (tx, account) => {
      account.returnRequests = await findReturnRequestsOf(tx, account.userId);
    });
    platform.events.on(accountMoving, moveReturnRequestsOf);
    platform.events.on(accountClosing, async (tx, closing) =>
      forgetRequests(platform, tx, await deleteReturnRequestsOf(tx, closing)),
    );
  },
};
