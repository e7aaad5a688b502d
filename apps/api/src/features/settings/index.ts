import type { Feature } from '#platform/feature';
import { bindSettingsRoutes } from './settings.routes.ts';

export { findSettings, writeSetting } from './settings.ts';
export type { SettingKey } from './known-settings.ts';

export const settingsFeature: Feature = {
  name: 'settings',
  register({ platform, route }) {
    bindSettingsRoutes(platform, route);
  },
};
