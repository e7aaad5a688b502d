import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { type Page, publicSettings, type Setting, type SettingsChange, slugify, toPage } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct, recordNothing } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { invalidField, invalidFields, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { DEFAULT_SETTINGS } from './known-settings.ts';
import { isOfType, readChanges, type SettingChange } from './read-changes.ts';
import { repeatedNames } from './repeated-names.ts';
import { EDITABLE_KEYS, type EditableKey, isEditableKey, SETTING_TEXTS } from './setting-texts.ts';
import {
  deleteSettingValue,
  findStoredSettings,
  lockSettings,
  type StoredSetting,
  upsertSettingValue,
} from './settings.queries.ts';

const AUDIT = { resource: 'settings' } as const;

function toSetting(key: EditableKey, stored: StoredSetting | undefined): Setting {
  const byDefault = DEFAULT_SETTINGS[key];
  // A stored value that the contract no longer accepts counts as not chosen.
  const parsed = stored && publicSettings.shape[key].safeParse(stored.value);
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

type Asked = { page: number; limit: number; search?: string | undefined };
const ALL: Asked = { page: 1, limit: 100 };

/** A page of the settings whose name or key holds the words that were searched, whatever their accents. */
export async function listSettings(db: Db, { search = '', ...asked }: Asked = ALL): Promise<Page<Setting>> {
  const stored = await findStoredSettings(db);
  const rows = EDITABLE_KEYS.map((key) => toSetting(key, stored.get(key))).filter(({ key, label }) =>
    slugify(`${label} ${key}`).includes(slugify(search)),
  );
  const start = (asked.page - 1) * asked.limit;
  return toPage(rows.slice(start, start + asked.limit), rows.length, asked);
}

export async function findSettingOrThrow(db: Db, asked: string): Promise<Setting> {
  const key = keyOrThrow(asked);
  return toSetting(key, (await findStoredSettings(db)).get(key));
}

/** What is wrong with a value, each message at its place below `field`: `shippingZones.0.feeFcfa`. */
function messagesOf(error: z.ZodError, field: string): [string, string][] {
  return error.issues.map(({ path, message }) => [[field, ...path].join('.'), message]);
}

/** `readAt`: when the value that it begins from was written, null for the shop's default; undefined where nobody says. */
type Wanted = { key: EditableKey; value: unknown; readAt?: string | null | undefined };

function wrongType({ type, typeAt }: SettingChange, key: EditableKey): [string, string][] {
  if (type === undefined || isOfType(type, SETTING_TEXTS[key].type)) return [];
  return [[typeAt, `Ce réglage est de type « ${SETTING_TEXTS[key].type} »`]];
}

function check(changes: readonly SettingChange[]): Wanted[] {
  const errors: [string, string][] = [];
  const checked = changes.map((change) => {
    const key = keyOrThrow(change.key);
    const parsed = publicSettings.shape[key].safeParse(change.value);
    errors.push(...wrongType(change, key));
    if (!parsed.success) errors.push(...messagesOf(parsed.error, change.valueAt));
    else errors.push(...repeatedNames({ [key]: parsed.data }, change.valueAt));
    return { key, value: parsed.data };
  });
  if (errors.length > 0) throw invalidFields(Object.fromEntries(errors));
  return checked;
}

async function write(platform: Platform, session: StaffSession, wanted: readonly Wanted[]): Promise<void> {
  await platform.transact(async (tx) => {
    await lockSettings(tx);
    const stored = await findStoredSettings(tx);
    const known = wanted.map((one) => ({ ...one, now: toSetting(one.key, stored.get(one.key)) }));
    // What somebody sends back untouched stays the shop's default, and is no line of the log.
    const changed = known.filter(({ now, value }) => !isDeepStrictEqual(now.value, value));
    if (changed.some(({ readAt, now }) => readAt !== undefined && readAt !== now.updatedAt))
      throw new Problem('setting_changed');
    if (changed.length === 0) recordNothing();
    for (const { key, value, now } of changed) {
      await upsertSettingValue(tx, key, value);
      await recordAct(tx, session, { ...AUDIT, act: 'update', id: key, before: now.value, after: value });
    }
    platform.dropTags(tx, 'settings');
  });
}

type Change = { key: string; value: unknown; type?: string | undefined; updatedAt?: string | null | undefined };

/** Throws `setting_changed` where it has another value than the one that the change began from. */
export async function changeSetting(
  platform: Platform,
  session: StaffSession,
  { updatedAt: readAt, ...change }: Change,
): Promise<Setting> {
  const wanted = check([{ ...change, valueAt: 'value', typeAt: 'type' }]);
  await write(
    platform,
    session,
    wanted.map((one) => ({ ...one, readAt })),
  );
  return findSettingOrThrow(platform.db, change.key);
}

/** All or none: a wrong value leaves every setting as it was. */
export async function changeSettings(
  platform: Platform,
  session: StaffSession,
  body: SettingsChange,
): Promise<Page<Setting>> {
  const wanted = check(readChanges(body));
  if (wanted.length === 0) throw invalidField('body', 'Donnez au moins un réglage : { "clé": valeur }');
  await write(platform, session, wanted);
  return listSettings(platform.db);
}

type Reset = { key: string; updatedAt?: string | undefined };

/** Throws `setting_changed` where it has another value than the one that was read. */
export async function resetSetting(
  platform: Platform,
  session: StaffSession,
  { key: asked, updatedAt: readAt }: Reset,
): Promise<void> {
  const key = keyOrThrow(asked);
  await platform.transact(async (tx) => {
    await lockSettings(tx);
    const now = toSetting(key, (await findStoredSettings(tx)).get(key));
    if (readAt !== undefined && !now.isDefault && readAt !== now.updatedAt) throw new Problem('setting_changed');
    await deleteSettingValue(tx, key);
    await recordAct(tx, session, {
      ...AUDIT,
      act: 'reset',
      id: key,
      before: now.value,
      after: DEFAULT_SETTINGS[key],
    });
    platform.dropTags(tx, 'settings');
  });
}
