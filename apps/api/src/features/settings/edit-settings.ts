import type { z } from 'zod';
import { type Page, type Setting, toPage } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { invalidField, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { KNOWN_SETTINGS } from './known-settings.ts';
import { EDITABLE_KEYS, type EditableKey, isEditableKey, SETTING_TEXTS } from './setting-texts.ts';
import { deleteSettingValue, findStoredSettings, type StoredSetting, upsertSettingValue } from './settings.queries.ts';

const AUDIT = { resource: 'settings' } as const;

function toSetting(key: EditableKey, stored: StoredSetting | undefined): Setting {
  const { schema, byDefault } = KNOWN_SETTINGS[key];
  // A stored value that the schema no longer accepts counts as not chosen.
  const parsed = stored && schema.safeParse(stored.value);
  const chosen = parsed?.success ? { value: parsed.data, updatedAt: stored?.updatedAt ?? null } : undefined;
  return {
    id: key,
    key,
    ...SETTING_TEXTS[key],
    value: chosen ? chosen.value : byDefault,
    default: byDefault,
    isDefault: !chosen,
    updatedAt: chosen?.updatedAt ?? null,
  };
}

function keyOrThrow(key: string): EditableKey {
  if (!isEditableKey(key)) throw new Problem('setting_unknown');
  return key;
}

export async function listSettings(db: Db): Promise<Page<Setting>> {
  const stored = await findStoredSettings(db);
  const rows = EDITABLE_KEYS.map((key) => toSetting(key, stored.get(key)));
  return toPage(rows, rows.length, { page: 1, limit: rows.length });
}

export async function findSettingOrThrow(db: Db, asked: string): Promise<Setting> {
  const key = keyOrThrow(asked);
  return toSetting(key, (await findStoredSettings(db)).get(key));
}

/** The messages of a wrong value, each at its place below `field`: `shippingZones.0.feeFcfa`. */
function messagesOf(error: z.ZodError, field: string): [string, string[]][] {
  const byPlace = Object.groupBy(error.issues, ({ path }) => [field, ...path].join('.'));
  return Object.entries(byPlace).map(([place, issues = []]) => [place, issues.map(({ message }) => message)]);
}

type Wanted = { key: EditableKey; value: unknown; field: string };

function check(wanted: readonly Wanted[]): Wanted[] {
  const errors: [string, string[]][] = [];
  const checked = wanted.map(({ key, value, field }) => {
    const parsed = KNOWN_SETTINGS[key].schema.safeParse(value);
    if (!parsed.success) errors.push(...messagesOf(parsed.error, field));
    return { key, field, value: parsed.data };
  });
  if (errors.length > 0) throw new Problem('validation_failed', { errors: Object.fromEntries(errors) });
  return checked;
}

async function write(platform: Platform, session: StaffSession, wanted: readonly Wanted[]): Promise<void> {
  await platform.transact(async (tx) => {
    const stored = await findStoredSettings(tx);
    for (const { key, value } of wanted) {
      await upsertSettingValue(tx, key, value);
      const before = toSetting(key, stored.get(key)).value;
      await recordAct(tx, session, { ...AUDIT, act: 'update', id: key, before, after: value });
    }
    platform.dropTags(tx, 'settings');
  });
}

type Change = { key: string; value: unknown; type?: string | undefined };

export async function changeSetting(platform: Platform, session: StaffSession, change: Change): Promise<Setting> {
  const key = keyOrThrow(change.key);
  if (change.type !== undefined && change.type !== SETTING_TEXTS[key].type) {
    const message = `Ce réglage est de type « ${SETTING_TEXTS[key].type} »`;
    throw new Problem('validation_failed', { errors: { type: [message] } });
  }
  await write(platform, session, check([{ key, value: change.value, field: 'value' }]));
  return findSettingOrThrow(platform.db, key);
}

/** All or none: a wrong value leaves every setting as it was. */
export async function changeSettings(
  platform: Platform,
  session: StaffSession,
  values: Readonly<Record<string, unknown>>,
): Promise<Page<Setting>> {
  const wanted = Object.entries(values).map(([key, value]) => ({ key: keyOrThrow(key), value, field: key }));
  if (wanted.length === 0) throw invalidField('body', 'Donnez au moins un réglage : { "clé": valeur }');
  await write(platform, session, check(wanted));
  return listSettings(platform.db);
}

export async function resetSetting(platform: Platform, session: StaffSession, asked: string): Promise<void> {
  const key = keyOrThrow(asked);
  await platform.transact(async (tx) => {
    const before = toSetting(key, (await findStoredSettings(tx)).get(key)).value;
    await deleteSettingValue(tx, key);
    await recordAct(tx, session, { ...AUDIT, act: 'reset', id: key, before, after: KNOWN_SETTINGS[key].byDefault });
    platform.dropTags(tx, 'settings');
  });
}
