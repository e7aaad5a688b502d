import { describe, expect, it } from 'vitest';
import type { ApiError } from '@tokpa/contract';
import { createCoupon } from '#testing/create-coupon';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import { createShopper, TEST_PASSWORD } from '#testing/create-shopper';
import { during, untilWaiting } from '#testing/meanwhile';
import { proveAddress } from '#testing/prove-address';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

function changePassword(token: string, oldPassword: string, newPassword: string) {
  return shop.client(token).call('POST /auth/change-password', { body: { oldPassword, newPassword } });
}

async function logIn(email: string, password: string): Promise<string> {
  const { token } = await shop.client().call('POST /auth/login', { body: { email, password } });
  return token;
}

describe('the profile', () => {
  it('a shopper changes what they give and keeps the rest', async () => {
    const { token, lastName, email } = await createShopper(shop);
    const changed = await shop
      .client(token)
      .call('PUT /auth/profile', { body: { firstName: 'Dossi', phoneNumber: '+2290161234567' } });
    expect(changed).toMatchObject({ firstName: 'Dossi', lastName, email, phone: '+2290161234567' });
    expect((await shop.client(token).call('GET /auth/profile')).user).toEqual(changed);
  });

  it('may be sent back whole: what was changed is written, whose it is stays', async () => {
    const { token } = await createShopper(shop);
    const other = await createShopper(shop);
    const { user } = await shop.client(token).call('GET /auth/profile');
    const change = (body: object) => shop.client(token).call('PUT /auth/profile', { body });
    expect(await change({ ...user, firstName: 'Dossi' })).toEqual({ ...user, firstName: 'Dossi' });
    expect(await change({ id: other.userId, lastName: 'Zinsou' })).toEqual({
      ...user,
      firstName: 'Dossi',
      lastName: 'Zinsou',
    });
    expect((await shop.client(other.token).call('GET /auth/profile')).user).toMatchObject({
      id: other.userId,
      lastName: other.lastName,
    });
    const moved = await change({ ...user, phoneNumber: '+2290197001122' });
    expect(moved).toEqual({ ...user, phone: '+2290197001122' });
    expect(await refusalOf(change({ ...user, createdAt: '2026-01-01T00:00:00.000Z' }))).toMatchObject({
      status: 422,
      message: 'Champ inconnu : createdAt',
    });
  });

  it.each(['phone', 'phoneNumber'])(
    'an empty %s is no phone: it takes the number away, and may be sent back',
    async (field) => {
      const { token, firstName } = await createShopper(shop);
      const change = () => shop.client(token).call('PUT /auth/profile', { body: { [field]: '' } });
      expect(await change()).toMatchObject({ firstName, phone: '' });
      expect((await change()).phone).toBe('');
    },
  );

  it('a name takes no address, and one from before this was said is in nobody’s way', async () => {
    const { token, userId, phone } = await createShopper(shop);
    const old = { firstName: 'dr.koffi', lastName: 'Ets Koffi/Fils' };
    const change = (body: object) => shop.client(token).call('PUT /auth/profile', { body });
    expect(await refusalOf(change({ firstName: 'gain-mtn.bj' }))).toMatchObject({
      status: 422,
      errors: { firstName: ['Le prénom ne peut pas contenir d’adresse'] },
    });
    await shop.platform.db
      .updateTable('users')
      .set({ first_name: old.firstName, last_name: old.lastName })
      .where('id', '=', userId)
      .execute();
    expect(await change({ ...old, phone })).toMatchObject(old);
    expect(await refusalOf(change({ ...old, lastName: 'a@b' }))).toMatchObject({
      status: 422,
      errors: { lastName: ['Le nom ne peut pas contenir d’adresse'] },
    });
  });

  it('the address of somebody else is refused', async () => {
    const [one, other] = [await createShopper(shop), await createShopper(shop)];
    const refusal = await refusalOf(shop.client(one.token).call('PUT /auth/profile', { body: { email: other.email } }));
    expect(refusal).toMatchObject({ status: 409, code: 'email_taken', errors: { email: [refusal.message] } });
  });

  it('a code that went to the old address does not open the account under its new one', async () => {
    const { token, email } = await createShopper(shop);
    await shop.client().call('POST /auth/forgot-password', { body: { email } });
    await shop.platform.jobs.drain();
    const [mail] = await readMails(shop, { to: email });
    const otp = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    await shop.client(token).call('PUT /auth/profile', { body: { email: `nouvelle-${email}` } });
    const body = { email: `nouvelle-${email}`, otp, newPassword: 'nouveau secret' };
    expect((await refusalOf(shop.client().call('POST /auth/reset-password', { body }))).code).toBe(
      'invalid_reset_code',
    );
  });

  it('a new address is told to the old one, and ends the sessions on other devices', async () => {
    const { token, email } = await createShopper(shop);
    const elsewhere = await logIn(email, TEST_PASSWORD);
    const change = (body: { email: string; firstName?: string }) =>
      shop.client(token).call('PUT /auth/profile', { body });
    await change({ email: email.toUpperCase(), firstName: 'Sènami' });
    expect((await shop.client(elsewhere).call('GET /auth/profile')).user.email).toBe(email);
    expect(await readMails(shop, { to: email })).toEqual([]);

    await change({ email: `neuve-${email}` });
    const [mail, ...others] = await readMails(shop, { to: email });
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Votre adresse email a été modifiée');
    expect(mail?.text).toMatch(/Bonjour Sènami[\s\S]+Ce n’était pas vous\s\?[\s\S]+\/contact/);
    expect(mail?.text).not.toContain('neuve-');
    expect((await refusalOf(shop.client(elsewhere).call('GET /auth/profile'))).code).toBe('unauthorized');
    expect((await shop.client(token).call('GET /auth/profile')).user.email).toBe(`neuve-${email}`);
  });

  it('an address that is refused tells nobody and ends nothing', async () => {
    const [{ token, email }, other] = [await createShopper(shop), await createShopper(shop)];
    const elsewhere = await logIn(email, TEST_PASSWORD);
    await refusalOf(shop.client(token).call('PUT /auth/profile', { body: { email: other.email } }));
    expect(await readMails(shop, { to: email })).toEqual([]);
    expect((await shop.client(elsewhere).call('GET /auth/profile')).user.email).toBe(email);
  });

  it.each([
    [{ firstName: ' ' }, 'Le prénom est requis'],
    [{ phone: '97000000' }, 'Format: +229XXXXXXXX'],
    [{ email: 'x' }, "Format d'email invalide"],
  ])('a change to %j is answered: %s', async (body, message) => {
    const { token } = await createShopper(shop);
    expect(await refusalOf(shop.client(token).call('PUT /auth/profile', { body }))).toMatchObject({
      status: 422,
      message,
    });
  });
});

describe('changing the password', () => {
  it('ends the other sessions and keeps the one it was changed from', async () => {
    const { token, email } = await createShopper(shop);
    const elsewhere = await logIn(email, TEST_PASSWORD);
    expect(await changePassword(token, TEST_PASSWORD, 'Soleil-2026')).toEqual({
      success: true,
      message: 'Mot de passe modifié avec succès !',
    });
    expect((await shop.client(token).call('GET /auth/profile')).user.email).toBe(email);
    expect((await refusalOf(shop.client(elsewhere).call('GET /auth/profile'))).code).toBe('unauthorized');
    expect(await logIn(email, 'Soleil-2026')).toMatch(/^usr_/);
  });

  it('needs the current password', async () => {
    const { token, email } = await createShopper(shop);
    const refusal = await refusalOf(changePassword(token, 'pas celui-ci', 'Soleil-2026'));
    expect(refusal).toMatchObject({
      status: 400,
      message: 'Mot de passe actuel incorrect',
      errors: { oldPassword: ['Mot de passe actuel incorrect'] },
    });
    expect(await logIn(email, TEST_PASSWORD)).toMatch(/^usr_/);
  });

  it.each([
    ['', 'Soleil-2026', 'oldPassword', 'Le mot de passe actuel est requis'],
    [TEST_PASSWORD, 'soleil-2026', 'newPassword', 'Le mot de passe ne respecte pas les critères'],
    [TEST_PASSWORD, 'SOLEIL-2026', 'newPassword', 'Le mot de passe ne respecte pas les critères'],
    [TEST_PASSWORD, 'Soleil-deux', 'newPassword', 'Le mot de passe ne respecte pas les critères'],
    [TEST_PASSWORD, 'Soleil2026', 'newPassword', 'Le mot de passe ne respecte pas les critères'],
    [TEST_PASSWORD, 'Sol-26', 'newPassword', 'Le mot de passe ne respecte pas les critères'],
    [TEST_PASSWORD, TEST_PASSWORD, 'newPassword', "Le nouveau mot de passe doit être différent de l'ancien"],
  ])('from %j to %j says at %s: %s', async (oldPassword, newPassword, field, message) => {
    const { token } = await createShopper(shop);
    const refusal = await refusalOf(changePassword(token, oldPassword, newPassword));
    expect(refusal).toMatchObject({ status: 422, message, errors: { [field]: [message] } });
  });
});

describe('a password that its owner replaces while somebody acts with the old one', () => {
  async function refusedDuringReset(userId: string, act: () => Promise<unknown>) {
    const refusals: Promise<ApiError>[] = [];
    await during(
      shop,
      (tx) => tx.updateTable('users').set({ password_hash: 'of the owner' }).where('id', '=', userId).execute(),
      async () => {
        refusals.push(refusalOf(act()));
        await untilWaiting(shop);
      },
    );
    const [refusal] = await Promise.all(refusals);
    const kept = shop.platform.db.selectFrom('users').select('password_hash').where('id', '=', userId);
    expect(await kept.execute()).toEqual([{ password_hash: 'of the owner' }]);
    return refusal;
  }

  it('is not replaced again by whoever knows the old one', async () => {
    const { token, userId } = await createShopper(shop);
    const refusal = await refusedDuringReset(userId, () => changePassword(token, TEST_PASSWORD, 'Soleil-2026'));
    expect(refusal).toMatchObject({
      code: 'wrong_current_password',
      errors: { oldPassword: ['Mot de passe actuel incorrect'] },
    });
  });

  it('keeps the account from being deleted with the old one', async () => {
    const { token, userId, email, password } = await createShopper(shop);
    const close = () => shop.client(token).call('DELETE /auth/account', { body: { password } });
    expect(await refusedDuringReset(userId, close)).toMatchObject({
      code: 'wrong_password',
      errors: { password: ['Mot de passe incorrect'] },
    });
    expect((await shop.client(token).call('GET /auth/profile')).user.email).toBe(email);
  });
});

describe('one’s own data', () => {
  it('a shopper gets all that the shop keeps of them', async () => {
    const { token, email, firstName, lastName, phone, userId } = await createShopper(shop);
    const account = await shop.client(token).call('GET /auth/export');
    expect(account).toMatchObject({
      exportedAt: shop.clock.now().toISOString(),
      profile: { id: userId, email, firstName, lastName, phone },
      addresses: [],
      orders: [],
      reviews: [],
      spentAmount: 0,
    });
  });

  it('the cart, the codes and the newsletter are among them', async () => {
    const shopper = await createShopper(shop);
    const client = shop.client(shopper.token);
    const { orderId, order } = await createOrder(shop, { shopper });
    const { id: itemId, name, price } = await createProduct(shop);
    await client.call('POST /cart');
    await client.call('POST /cart/items', { body: { itemType: 'PRODUCT', itemId, quantity: 2 } });
    await proveAddress(shop, shopper.userId);
    await client.call('POST /newsletter/subscribe', { body: { email: shopper.email } });
    const [given, used] = [await createCoupon(shop), await createCoupon(shop)];
    await shop.platform.db
      .insertInto('user_coupons')
      .values({ user_id: shopper.userId, coupon_id: given.id })
      .execute();
    await shop.platform.db
      .insertInto('coupon_uses')
      .values({
        order_id: orderId,
        coupon_id: used.id,
        user_id: shopper.userId,
        discount_amount: 500,
        used_at: shop.clock.now(),
      })
      .execute();
    const { cart, coupons, newsletter } = await client.call('GET /auth/export');
    expect(cart).toEqual([{ itemType: 'PRODUCT', name, variationName: null, price, quantity: 2 }]);
    expect(coupons).toHaveLength(2);
    expect(coupons).toContainEqual(expect.objectContaining({ code: given.code, usedAt: null, orderNumber: null }));
    expect(coupons).toContainEqual(
      expect.objectContaining({ code: used.code, discountAmount: 500, orderNumber: order.orderNumber }),
    );
    expect(newsletter).toMatchObject([{ email: shopper.email, status: 'PENDING' }]);
  });

  it('a deleted account keeps no name, no address and no mail, and nobody can log in to it', async () => {
    const { token, email, password, userId } = await createShopper(shop);
    await proveAddress(shop, userId);
    await shop.client().call('POST /newsletter/subscribe', { body: { email } });
    await shop.client(token).call('DELETE /auth/account', { body: { password } });
    const row = await shop.platform.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ first_name: 'Compte supprimé', last_name: '', phone: '', password_hash: null });
    expect(row.email).toMatch(/^deleted-.*@tokpa\.invalid$/);
    expect((await refusalOf(shop.client(token).call('GET /auth/profile'))).code).toBe('unauthorized');
    expect((await refusalOf(logIn(email, password))).code).toBe('invalid_credentials');
    expect(await readMails(shop, { to: email })).toEqual([]);
    expect(
      await shop.platform.db.selectFrom('newsletter_subscribers').select('id').where('email', '=', email).execute(),
    ).toEqual([]);
  });

  it.each(['registers', 'takes'])(
    'who %s somebody’s address and deletes the account removes nothing of what its owner asked for before',
    async (way) => {
      const email = `prudente-${way}@exemple.bj`;
      const early = way === 'takes' ? await createShopper(shop) : undefined;
      await shop.client().call('POST /newsletter/subscribe', { body: { email } });
      shop.clock.pass(1);
      const { token, password, userId } = early ?? (await createShopper(shop, { email }));
      if (early) await shop.client(token).call('PUT /auth/profile', { body: { email } });
      await proveAddress(shop, userId);
      await shop.client(token).call('DELETE /auth/account', { body: { password } });
      const subscribers = shop.platform.db.selectFrom('newsletter_subscribers').select('email');
      expect(await subscribers.where('email', '=', email).execute()).toEqual([{ email }]);
      expect(await readMails(shop, { to: email })).toHaveLength(1);
    },
  );

  it('the address of a deleted account is free again', async () => {
    const { token, email, password } = await createShopper(shop);
    await shop.client(token).call('DELETE /auth/account', { body: { password } });
    const body = { email, password, firstName: 'Afiavi', lastName: 'Houngbédji', phoneNumber: '+2290197000001' };
    expect((await shop.client().call('POST /auth/register', { body })).email).toBe(email);
  });

  it('deleting an account needs its password', async () => {
    const { token } = await createShopper(shop);
    const refusal = await refusalOf(
      shop.client(token).call('DELETE /auth/account', { body: { password: 'pas celui-ci' } }),
    );
    expect(refusal).toMatchObject({
      status: 400,
      code: 'wrong_password',
      errors: { password: ['Mot de passe incorrect'] },
    });
    await expect(shop.client(token).call('GET /auth/profile')).resolves.toBeDefined();
  });
});
