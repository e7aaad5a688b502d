import { minutesAfter } from '../platform/clock.ts';
import type { StaffRole } from '../platform/session.ts';
import { hashToken, newToken } from '../platform/tokens.ts';
import { cheapHash, TEST_PASSWORD } from './create-shopper.ts';
import { nextNumber } from './numbering.ts';
import type { TestShop } from './test-shop.ts';

export type StaffMember = { staffId: string; token: string; email: string; password: string; role: StaffRole };

type StaffWishes = { email?: string; password?: string; role?: StaffRole; isEnabled?: boolean };

/** Somebody who works for the shop, an owner unless said, with an open session. */
export async function createStaff(shop: TestShop, wishes: StaffWishes = {}): Promise<StaffMember> {
  const number = nextNumber();
  const { email = `equipe${number}@exemple.bj`, password = TEST_PASSWORD, role = 'OWNER', isEnabled = true } = wishes;
  const { id: staffId } = await shop.platform.db
    .insertInto('staff')
    .values({
      email,
      password_hash: await cheapHash(password),
      first_name: 'Codjo',
      last_name: 'Agossou',
      role,
      is_enabled: isEnabled,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = newToken('adm_');
  await shop.platform.db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), staff_id: staffId, expires_at: minutesAfter(shop.clock.now(), 12 * 60) })
    .execute();
  return { staffId, token, email, password, role };
}
