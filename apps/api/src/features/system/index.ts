import type { Feature } from '#platform/feature';
import { handleSystemJobs } from './system.jobs.ts';
import { bindSystemRoutes } from './system.routes.ts';

export { readFigures, type ShopFigures } from './read-figures.ts';

export const systemFeature: Feature = {
  name: 'system',
  register({ platform, route }) {
    bindSystemRoutes(platform, route);
    handleSystemJobs(platform);
  },
};
