import type { Feature } from '#platform/feature';
import { picturesRoutes } from './pictures.routes.ts';

export const picturesFeature: Feature = {
  name: 'pictures',
  register({ platform, route }) {
    picturesRoutes(platform, route);
  },
};
