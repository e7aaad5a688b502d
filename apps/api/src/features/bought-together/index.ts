import type { Feature } from '#platform/feature';
import { refreshPairsJob } from './bought-together.jobs.ts';
import { bindBoughtTogetherRoutes } from './bought-together.routes.ts';
import { refreshPairs } from './bought-together.ts';

export { refreshPairs } from './bought-together.ts';

export const boughtTogetherFeature: Feature = {
  name: 'bought-together',
  register({ platform, route }) {
    bindBoughtTogetherRoutes(platform, route);
    platform.jobs.handle(refreshPairsJob, () => platform.transact((tx) => refreshPairs(platform, tx)));
  },
};
