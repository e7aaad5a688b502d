import { expect, it } from 'vitest';
import { useTestShop } from '#testing/test-shop';
import { ensureFirstOwner } from './index.ts';

const shop = await useTestShop({ ADMIN_EMAIL: 'Patronne@Exemple.bj' });
const [email, password] = ['patron@exemple.bj', 'Tomates-de-Malanville-8'];
const shopOfWhoKnows = await useTestShop({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password });

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

it('a password that was given is told to nobody', async () => {
  expect(await ensureFirstOwner(shopOfWhoKnows.platform)).toEqual({ email, generatedPassword: undefined });
  const { user } = await shopOfWhoKnows.client().call('POST /auth/admin/login', { body: { email, password } });
  expect(user.email).toBe(email);
});
