import type { PublicSettings } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { KNOWN_SETTINGS, SETTING_KEYS, type SettingKey } from './known-settings.ts';
import { findStoredSettings, upsertSettingValue } from './settings.queries.ts';

/** Every setting, the default where nobody chose one. A stored value that its schema no longer accepts counts as not chosen. */
export async function findSettings(db: Db): Promise<PublicSettings> {
  const stored = await findStoredSettings(db);
  const entries = SETTING_KEYS.map((key) => {
    const { schema, byDefault } = KNOWN_SETTINGS[key];
    const row = stored.get(key);
    const parsed = row && schema.safeParse(row.value);
    return [key, parsed?.success ? parsed.data : byDefault];
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
  await upsertSettingValue(tx, key, KNOWN_SETTINGS[key].schema.parse(value));
  platform.dropTags(tx, 'settings');
}
