import { describe, expect, it } from 'vitest';
import type { ApiError } from '@tokpa/contract';
import { createStaff } from '#testing/create-staff';
import { during, untilWaiting } from '#testing/meanwhile';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const NEW_PASSWORD = 'Nouveau-mot2!';

describe('the own account of somebody at the shop', () => {
  it('shows who is signed in and what their role allows', async () => {
    const { token, email } = await createStaff(shop, { role: 'SUPPORT' });
    const { user } = await shop.client(token).call('GET /auth/admin/profile');
    expect(user).toMatchObject({ email, role: 'SUPPORT', secondFactor: false, recoveryCodesLeft: 0 });
    expect(user.permissions).toContain('orders.read');
    expect(user.permissions).not.toContain('settings.write');
  });

  it('their name is theirs to change', async () => {
    const { token } = await createStaff(shop, { role: 'EDITOR' });
    const body = { firstName: 'Sètondji' };
    const { user } = await shop.client(token).call('PUT /auth/admin/profile', { body });
    expect(user).toMatchObject({ firstName: 'Sètondji', lastName: 'Agossou' });
  });

  it('a new password ends their other sessions and keeps this one', async () => {
    const { token, email, password } = await createStaff(shop, { role: 'EDITOR' });
    const other = await shop.client().call('POST /auth/admin/login', { body: { email, password } });
    const body = { oldPassword: password, newPassword: NEW_PASSWORD };
    await shop.client(token).call('POST /auth/admin/change-password', { body });
    expect((await refusalOf(shop.client(other.token).call('GET /auth/admin/profile'))).status).toBe(401);
    expect((await shop.client(token).call('GET /auth/admin/profile')).user.email).toBe(email);
    const signIn = { email, password: NEW_PASSWORD };
    expect((await shop.client().call('POST /auth/admin/login', { body: signIn })).token).toMatch(/^adm_/);
  });

  it('a password that is replaced meanwhile is not replaced again by whoever knows the old one', async () => {
    const { token, staffId, password } = await createStaff(shop);
    const body = { oldPassword: password, newPassword: NEW_PASSWORD };
    const refusals: Promise<ApiError>[] = [];
    await during(
      shop,
      (tx) => tx.updateTable('staff').set({ password_hash: 'of the owner' }).where('id', '=', staffId).execute(),
      async () => {
        refusals.push(refusalOf(shop.client(token).call('POST /auth/admin/change-password', { body })));
        await untilWaiting(shop);
      },
    );
    expect(await Promise.all(refusals)).toMatchObject([
      { code: 'wrong_current_password', errors: { oldPassword: ['Mot de passe actuel incorrect'] } },
    ]);
    const kept = shop.platform.db.selectFrom('staff').select('password_hash').where('id', '=', staffId);
    expect(await kept.execute()).toEqual([{ password_hash: 'of the owner' }]);
  });

  it('a weak new password, the same one and a wrong old one are refused at their field', async () => {
    const { token, password } = await createStaff(shop);
    const change = (oldPassword: string, newPassword: string) =>
      refusalOf(shop.client(token).call('POST /auth/admin/change-password', { body: { oldPassword, newPassword } }));
    expect((await change(password, 'motdepasse')).errors).toHaveProperty('newPassword');
    expect((await change(password, password)).errors).toHaveProperty('newPassword');
    expect((await change('Faux-mot9!', NEW_PASSWORD)).errors).toHaveProperty('oldPassword');
  });

  it('their sessions are listed with the place, and ended one by one; nobody else’s', async () => {
    const { token, email, password } = await createStaff(shop, { role: 'SUPPORT' });
    const stranger = await createStaff(shop);
    await shop
      .client()
      .call('POST /auth/admin/login', { body: { email, password }, headers: { 'user-agent': 'Essai' } });
    const { data } = await shop.client(token).call('GET /auth/admin/sessions');
    expect(data).toHaveLength(2);
    expect(data.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const other = data.find(({ isCurrent }) => !isCurrent);
    expect(other).toMatchObject({ userAgent: 'Essai', ip: '127.0.0.1' });
    const params = { id: other?.id ?? '' };
    const byStranger = shop.client(stranger.token).call('DELETE /auth/admin/sessions/{id}', { params });
    expect((await refusalOf(byStranger)).code).toBe('session_not_found');
    await shop.client(token).call('DELETE /auth/admin/sessions/{id}', { params });
    expect((await shop.client(token).call('GET /auth/admin/sessions')).data).toHaveLength(1);
  });
});
