import type { Db } from '#db/connect';
import { minutesAfter } from '#platform/clock';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { Session } from '#platform/session';
import { hashToken, newToken } from '#platform/tokens';
import {
  extendSession,
  findSession,
  insertShopperSession,
  insertStaffSession,
  type Place,
  type SessionRow,
} from './sessions.queries.ts';

const DAY = 24 * 60;
const SHOPPER_MINUTES = 30 * DAY;
const STAFF_MINUTES = 12 * 60;
// What newToken makes; anything else can be nobody's and is not looked up.
const TOKEN_SHAPE = /^(?:usr|adm)_[\w-]{43}$/;

/** Opens a session and answers its token, which is not kept anywhere. Refuses when the password was replaced meanwhile. */
export async function openShopperSession(
  tx: Db,
  account: { userId: string; passwordHash: string },
  now: Date,
): Promise<string> {
  const token = newToken('usr_');
  const session = { ...account, tokenHash: hashToken(token), expiresAt: minutesAfter(now, SHOPPER_MINUTES) };
  if (!(await insertShopperSession(tx, session))) throw new Problem('invalid_credentials');
  return token;
}

export async function openStaffSession(tx: Db, staffId: string, now: Date, place: Place): Promise<string> {
  const token = newToken('adm_');
  await insertStaffSession(tx, {
    ...place,
    tokenHash: hashToken(token),
    staffId,
    createdAt: now,
    expiresAt: minutesAfter(now, STAFF_MINUTES),
  });
  return token;
}

/** A shopper who comes back stays logged in; written at most once a day, so that a request stays one reading. */
async function slide(platform: Platform, row: SessionRow, now: Date): Promise<void> {
  const isUsedToday = new Date(row.expiresAt) > minutesAfter(now, SHOPPER_MINUTES - DAY);
  if (!isUsedToday) await extendSession(platform.db, row.id, minutesAfter(now, SHOPPER_MINUTES));
}

/** Whose token this is; nobody's when it is unknown, expired or its owner is blocked. */
export async function authenticate(platform: Platform, token: string, ip: string): Promise<Session | undefined> {
  if (!TOKEN_SHAPE.test(token)) return undefined;
  const now = platform.clock.now();
  const row = await findSession(platform.reads, hashToken(token), now);
  if (!row) return undefined;
  if (row.userId !== null) {
    await slide(platform, row, now);
    return { kind: 'shopper', sessionId: row.id, userId: row.userId };
  }
  if (row.staffId === null || row.role === null) return undefined;
  return { kind: 'staff', sessionId: row.id, staffId: row.staffId, role: row.role, ip };
}
