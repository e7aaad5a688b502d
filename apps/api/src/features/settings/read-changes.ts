import type { SettingsChange, SettingType } from '@tokpa/contract';

/** One setting to be changed, and where the request names it: messages stand there. */
export type SettingChange = { key: string; value: unknown; type?: string | undefined; valueAt: string; typeAt: string };

/** What any JSON calls it → the kinds of settings that are so. */
const PLAIN_TYPES: ReadonlyMap<string, readonly SettingType[]> = new Map([
  ['string', ['text', 'longtext', 'email', 'phone']],
  ['number', ['amount', 'number']],
  ['integer', ['amount', 'number']],
  ['boolean', ['switch']],
  ['array', ['list', 'choices', 'rows']],
  ['json', ['list', 'choices', 'rows']],
]);

export function isOfType(asked: string, type: SettingType): boolean {
  return asked === type || (PLAIN_TYPES.get(asked.toLowerCase())?.includes(type) ?? false);
}

type Valued = { value: unknown; type?: string | undefined };

/** No setting's value is an object: `{ value, type }` is a value with its type. */
function isValued(given: unknown): given is Valued {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || !('value' in given)) return false;
  return Object.keys(given).every((name) => name === 'value' || name === 'type');
}

/**
 * The ways to name several settings in one body: `{ key: value }`, `{ key: { value, type } }`, a list of `{ key, value, type }`, or one
 * of these alone. No setting is called « key », so none is taken for another.
 */
export function readChanges(body: SettingsChange): SettingChange[] {
  if (Array.isArray(body))
    return body.map(({ key, value, type }, at) => ({ key, value, type, valueAt: `${at}.value`, typeAt: `${at}.type` }));
  const { key: named } = body;
  if (typeof named === 'string') {
    const { value, type } = body;
    return [{ key: named, value, type: typeof type === 'string' ? type : undefined, valueAt: 'value', typeAt: 'type' }];
  }
  return Object.entries(body).map(([key, given]) => {
    const { value, type } = isValued(given) ? given : { value: given };
    return { key, value, type, valueAt: key, typeAt: key };
  });
}
