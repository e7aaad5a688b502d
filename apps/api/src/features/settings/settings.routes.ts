import type { Route } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { changeSetting, changeSettings, findSettingOrThrow, listSettings, resetSetting } from './edit-settings.ts';
import { findSettings } from './settings.ts';

export function bindSettingsRoutes(platform: Platform, route: Route): void {
  route('GET /settings/public', async ({ tag }) => {
    tag('settings');
    return { data: await findSettings(platform.reads) };
  });
  route('GET /settings', ({ query }) => listSettings(platform.db, query));
  route('PUT /settings', ({ session, body }) => changeSettings(platform, session, body));
  route('GET /settings/{key}', async ({ params }) => ({ data: await findSettingOrThrow(platform.db, params.key) }));
  route('PUT /settings/{key}', async ({ session, params, body }) => ({
    data: await changeSetting(platform, session, { key: params.key, ...body }),
  }));
  route('DELETE /settings/{key}', async ({ session, params, query }) => {
    await resetSetting(platform, session, { key: params.key, ...query });
    return { message: 'Le réglage a retrouvé sa valeur d’origine.' };
  });
}
