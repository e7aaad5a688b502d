import { hash } from '@node-rs/argon2';
import { minutesAfter } from '../platform/clock.ts';
import { hashToken, newToken } from '../platform/tokens.ts';
import { nextNumber } from './numbering.ts';
import type { TestShop } from './test-shop.ts';

// The hash says its own cost; this one takes microseconds, where a real one takes what makes it worth having.
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
export const TEST_PASSWORD = 'Motdepasse1!';
const testPasswordHash = hash(TEST_PASSWORD, CHEAP);

export function cheapHash(password: string): Promise<string> {
  return password === TEST_PASSWORD ? testPasswordHash : hash(password, CHEAP);
}

export type Shopper = {
  userId: string;
  /** Of an open session. */
  token: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone: string;
};

type ShopperWishes = Partial<Omit<Shopper, 'userId' | 'token'>> & { isBlocked?: boolean };

/** A shopper with an account and an open session: `shop.client(shopper.token)`. */
export async function createShopper(shop: TestShop, wishes: ShopperWishes = {}): Promise<Shopper> {
  const number = nextNumber();
  const {
    email = `cliente${number}@exemple.bj`,
    password = TEST_PASSWORD,
    firstName = 'Afiavi',
    lastName = 'Houngbédji',
    phone = `+22901${String(97_000_000 + number)}`,
    isBlocked = false,
  } = wishes;
  const now = shop.clock.now();
  const { id: userId } = await shop.platform.db
    .insertInto('users')
    .values({
      email,
      password_hash: await cheapHash(password),
      first_name: firstName,
      last_name: lastName,
      phone,
      blocked_at: isBlocked ? now : null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = newToken('usr_');
  await shop.platform.db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: userId, expires_at: minutesAfter(now, 30 * 24 * 60) })
    .execute();
  return { userId, token, email, password, firstName, lastName, phone };
}
