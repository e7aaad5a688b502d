import type { Platform } from '#platform/platform';
import { DEFAULT_SETTINGS, type SettingKey } from './known-settings.ts';
import { findSettings } from './settings.ts';

const CONTACTS = ['supportPhone', 'whatsappNumber', 'contactEmail'] as const satisfies SettingKey[];

/** The invented telephones and the invented email that a shop for real still gives to everybody; none in a trial. */
export async function findExampleContacts({ config, db }: Pick<Platform, 'config' | 'db'>): Promise<SettingKey[]> {
  if (!config.isPublicProduction) return [];
  const settings = await findSettings(db);
  return CONTACTS.filter((key) => settings[key] === DEFAULT_SETTINGS[key]);
}

/** Says it in the log, where whoever starts the shop reads it. */
export async function warnOfExampleContacts(platform: Pick<Platform, 'config' | 'db' | 'log'>): Promise<void> {
  const settings = await findExampleContacts(platform);
  if (settings.length === 0) return;
  platform.log.warn(
    { settings },
    'the shop gives out contacts that nobody has: shoppers who call or write there reach nobody',
  );
}
