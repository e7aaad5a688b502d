import path from 'node:path';
import { ApiError } from '@tokpa/contract/client';
import type { Setting } from '@tokpa/contract/settings';
import { freshDatabase } from '../shop/fresh-database.ts';
import { dataDir, startShop } from '../shop/shop-process.ts';
import { logInAsOwner, OWNER, type Staff } from '../staff.ts';
import { ATTACKS } from './attack.ts';

export type AttackedShop = { url: string; staff: Staff; untouched: readonly string[]; close(): Promise<void> };

/** Places in a value that name something and hold no text of anybody. */
const NAMING = new Set(['id', 'url']);
const OF_TEXTS = new Set<Setting['type']>(['text', 'longtext', 'list', 'rows']);

/** The same value with an attack in the place of every text. */
function attacked(value: unknown, attack: string): unknown {
  if (typeof value === 'string') return attack;
  if (Array.isArray(value)) return value.slice(0, 1).map((one) => attacked(one, attack));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, NAMING.has(name) ? one : attacked(one, attack)]),
  );
}

async function attack({ api }: Staff, { key, value }: Setting): Promise<boolean> {
  for (const text of ATTACKS) {
    try {
      await api.call('PUT /settings/{key}', { params: { key }, body: { value: attacked(value, text) } });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
    }
  }
  return false;
}

/** A shop of its own, for what stands in a setting stands on every page: with an attack in all that its owner may write. */
export async function openAttackedShop(): Promise<AttackedShop> {
  const folder = path.join(dataDir, 'attacked');
  const { environment, drop } = await freshDatabase(folder);
  const shop = await startShop({ ...environment, DATA_DIR: folder, DEMO: '0', ADMIN_PASSWORD: OWNER.password });
  const close = async () => {
    await shop.stop();
    await drop();
  };
  try {
    const staff = await logInAsOwner(shop.url);
    const { data: settings } = await staff.api.call('GET /settings');
    const untouched: string[] = [];
    for (const setting of settings.filter(({ type }) => OF_TEXTS.has(type)))
      if (!(await attack(staff, setting))) untouched.push(setting.key);
    return { url: shop.url, staff, untouched, close };
  } catch (error) {
    await close();
    throw error;
  }
}
