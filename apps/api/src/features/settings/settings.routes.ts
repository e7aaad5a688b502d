import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { findSettings } from './settings.ts';

export function bindSettingsRoutes(platform: Platform, route: Route): void {
  route('GET /settings/public', async ({ tag }) => {
    tag('settings');
    return { data: await findSettings(platform.db) };
  });
}
