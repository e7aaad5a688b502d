import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { addPicture } from './add-picture.ts';

export function picturesRoutes(platform: Platform, route: Route): void {
  route('POST /pictures', async ({ files, session }) => ({ data: await addPicture(platform, session, files) }));
}
