import type { Feature } from '#platform/feature';
import { purgeSessions, sendResetCode } from './auth.jobs.ts';
import { bindAuthRoutes } from './auth.routes.ts';
import { mailResetCode } from './request-reset-code.ts';
import { deleteExpiredResetCodes } from './reset-codes.queries.ts';
import { deleteExpiredSessions } from './sessions.queries.ts';
import { bindStaffAccountRoutes } from './staff-account.routes.ts';

export {
  accountClosing,
  type AccountExport,
  accountExporting,
  accountMoving,
  accountReached,
  accountRenamed,
  type ClosingAccount,
} from './auth.events.ts';
export { moveAccount } from './change-profile.ts';
export { findEmailInLink } from './email-in-link.ts';
export { ensureCustomer } from './ensure-customer.ts';
export { ensureFirstOwner, type FirstOwner } from './ensure-first-owner.ts';
export { purgeSessions } from './auth.jobs.ts';
export { deleteSecondFactor } from './second-factor.queries.ts';
export { deleteSessionsOf, deleteStaffSessions, selectStaffSessions } from './sessions.queries.ts';
export { authenticate } from './sessions.ts';
export { deleteInvitation } from './staff.queries.ts';
export { findCustomer, proveAddress } from './users.queries.ts';

export const authFeature: Feature = {
  name: 'auth',
  constraints: {
    users_email_unique: { refusal: 'email_taken', fields: ['email', 'customer.email'] },
    staff_email_unique: { refusal: 'email_taken', fields: ['email'] },
  },
  register({ platform, route }) {
    bindAuthRoutes(platform, route);
    bindStaffAccountRoutes(platform, route);
    platform.jobs.handle(sendResetCode, ({ email }) => mailResetCode(platform, email));
    platform.jobs.handle(purgeSessions, async () => {
      const now = platform.clock.now();
      await deleteExpiredSessions(platform.db, now);
      await deleteExpiredResetCodes(platform.db, now);
    });
  },
};
