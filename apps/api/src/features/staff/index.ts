import type { Feature } from '#platform/feature';
import { bindStaffRoutes } from './staff.routes.ts';

export { inviteByCommand } from './invite-staff.ts';

export const staffFeature: Feature = {
  name: 'staff',
  register({ platform, route }) {
    bindStaffRoutes(platform, route);
  },
};
