import type { Feature } from '#platform/feature';
import { bindUserRoutes } from './users.routes.ts';

export const usersFeature: Feature = {
  name: 'users',
  register({ platform, route }) {
    bindUserRoutes(platform, route);
  },
};
