import type { Feature } from '#platform/feature';
import { contentLibraryRoutes } from './content-library.routes.ts';
import { serveDownloads } from './download-content.ts';

export { followedFormationsAsked, type FollowedFormations } from './content-library.events.ts';

export const contentLibraryFeature: Feature = {
  name: 'content-library',
  register({ platform, route, app }) {
    contentLibraryRoutes(platform, route);
    serveDownloads(platform, app);
  },
};
