import type { Feature } from '#platform/feature';
import { contentLibraryRoutes } from './content-library.routes.ts';

export { findOpenDocuments, LIBRARY_TAG } from './read-content.ts';
export { followedFormationsAsked, type FollowedFormations } from './content-library.events.ts';

export const contentLibraryFeature: Feature = {
  name: 'content-library',
  register({ platform, route }) {
    contentLibraryRoutes(platform, route);
  },
};
