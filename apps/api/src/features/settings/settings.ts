import { publicSettings, type PublicSettings } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { DEFAULT_SETTINGS, SETTING_KEYS, type SettingKey } from './known-settings.ts';
import { findStoredSettings, upsertSettingValue } from './settings.queries.ts';

/** Every setting, the default where nobody chose one. A stored value that the contract no longer accepts counts as not chosen. */
export async function findSettings(db: Db): Promise<PublicSettings> {
  const stored = await findStoredSettings(db);
  const entries = SETTING_KEYS.map((key) => {
    const row = stored.get(key);
    const parsed = row && publicSettings.shape[key].safeParse(row.value);
    return [key, parsed?.success ? parsed.data : DEFAULT_SETTINGS[key]];
  });
  return Object.fromEntries(entries) as PublicSettings;
}

/** Changes one setting and drops the answers made from it. Throws the schema's ZodError when the value is none for this key. */
export async function writeSetting<Key extends SettingKey>(
  platform: Pick<Platform, 'dropTags'>,
  tx: Db,
  key: Key,
  value: PublicSettings[Key],
): Promise<void> {
  await upsertSettingValue(tx, key, publicSettings.shape[key].parse(value));
  platform.dropTags(tx, 'settings');
}
