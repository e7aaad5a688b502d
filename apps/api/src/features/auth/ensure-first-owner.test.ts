import { expect, it } from 'vitest';
import { useTestShop } from '#testing/test-shop';
import { ensureFirstOwner } from './index.ts';

const shop = await useTestShop({ ADMIN_EMAIL: 'Patronne@Exemple.bj' });

it('a new shop has one owner, whose login is told once, also when two processes start together', async () => {
  const told = await Promise.all([ensureFirstOwner(shop.platform), ensureFirstOwner(shop.platform)]);
  const [login, ...others] = told.filter((one) => one !== undefined);
  expect(others).toEqual([]);
  expect(login?.email).toBe('patronne@exemple.bj');
  const body = { email: login?.email ?? '', password: login?.generatedPassword ?? '' };
  const { user } = await shop.client().call('POST /auth/admin/login', { body });
  expect(user).toMatchObject({ role: 'OWNER', email: 'patronne@exemple.bj' });
  expect(user.permissions).toContain('staff.write');
  expect(await ensureFirstOwner(shop.platform)).toBeUndefined();
});
