import type { Feature } from '#platform/feature';
import { findSettings } from './settings.ts';
import { bindSettingsRoutes } from './settings.routes.ts';

export { findExampleContacts, warnOfExampleContacts } from './example-contacts.ts';
export { findSettings, writeSetting } from './settings.ts';
export { labelOfSetting } from './setting-texts.ts';
export type { SettingKey } from './known-settings.ts';

export const settingsFeature: Feature = {
  name: 'settings',
  register({ platform, route }) {
    bindSettingsRoutes(platform, route);
    platform.mailer.signWith(async (tx) => {
      const { shopName, tagline, supportPhone, contactEmail, contactAddress } = await findSettings(tx);
      return { name: shopName, tagline, phone: supportPhone, email: contactEmail, address: contactAddress };
    });
  },
};
