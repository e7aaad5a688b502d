import type { Feature } from '#platform/feature';
import { bindDashboardRoutes } from './dashboard.routes.ts';

export const dashboardFeature: Feature = {
  name: 'dashboard',
  register({ platform, route }) {
    bindDashboardRoutes(platform, route);
  },
};
