import { describe, expect, it } from 'vitest';
import { createStaff } from '#testing/create-staff';
import { during, untilWaiting } from '#testing/meanwhile';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { lockActiveOwners } from './staff.queries.ts';

const shop = await useTestShop();
const owner = await createStaff(shop);
const asOwner = shop.client(owner.token);
const PASSWORD = 'Bienvenue-2026!';
let invited = 0;

async function invite(role: 'OWNER' | 'MANAGER' | 'EDITOR' | 'SUPPORT' = 'SUPPORT') {
  invited += 1;
  const body = { email: `Nouvelle${invited}@Exemple.bj`, firstName: 'Nadège', lastName: 'Dossou', role };
  const { data } = await asOwner.call('POST /staff', { body });
  return { member: data, token: await lastToken(data.email) };
}

async function lastToken(email: string): Promise<string> {
  const mails = await readMails(shop, { to: email, template: 'staff-invitation' });
  return /token=(inv_[\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

/** The link of the mail that lets who has joined choose another password. */
async function newPasswordLink({ id, email }: { id: string; email: string }): Promise<string> {
  await asOwner.call('POST /staff/{id}/invitation', { params: { id } });
  const mails = await readMails(shop, { to: email, template: 'staff-new-password' });
  return /token=(inv_[\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

const accept = (token: string, password = PASSWORD) =>
  shop.client().call('POST /auth/admin/invitation', { body: { token, password } });

describe('an invitation', () => {
  it('goes by mail, and its link serves to choose a password and be in', async () => {
    const { member, token } = await invite('EDITOR');
    expect(member).toMatchObject({ email: `nouvelle${invited}@exemple.bj`, status: 'INVITED', enabled: true });
    expect(member.permissions).toContain('products.write');
    const session = await accept(token);
    expect(session.user).toMatchObject({ id: member.id, role: 'EDITOR' });
    expect((await shop.client(session.token).call('GET /auth/admin/profile')).user.email).toBe(member.email);
    const body = { email: member.email, password: PASSWORD };
    expect((await shop.client().call('POST /auth/admin/login', { body })).token).toMatch(/^adm_/);
    const { data } = await asOwner.call('GET /staff/{id}', { params: { id: member.id } });
    expect(data).toMatchObject({ status: 'ACTIVE', invitationExpiresAt: null });
  });

  it('opens nothing a second time, after three days, or once a newer one was sent', async () => {
    const once = await invite();
    await accept(once.token);
    expect((await refusalOf(accept(once.token))).code).toBe('invalid_invitation');
    const replaced = await invite();
    await asOwner.call('POST /staff/{id}/invitation', { params: { id: replaced.member.id } });
    expect((await refusalOf(accept(replaced.token))).code).toBe('invalid_invitation');
    expect((await accept(await lastToken(replaced.member.email))).user.id).toBe(replaced.member.id);
    const late = await invite();
    shop.clock.pass(72 * 60 + 1);
    expect((await refusalOf(accept(late.token))).code).toBe('invalid_invitation');
    shop.clock.pass(-72 * 60 - 1);
  });

  it('asks for a strong password, and without one nobody signs in', async () => {
    const { member, token } = await invite();
    expect((await refusalOf(accept(token, 'motdepasse'))).errors).toHaveProperty('password');
    const body = { email: member.email, password: '' };
    expect((await refusalOf(shop.client().call('POST /auth/admin/login', { body }))).status).toBe(422);
    const guessed = shop.client().call('POST /auth/admin/login', { body: { ...body, password: 'null' } });
    expect((await refusalOf(guessed)).code).toBe('invalid_credentials');
  });

  it('is refused for an address that has an account, and not sent again to who is disabled', async () => {
    const { member, token } = await invite();
    const body = { email: member.email, firstName: 'A', lastName: 'B', role: 'SUPPORT' as const };
    expect(await refusalOf(asOwner.call('POST /staff', { body }))).toMatchObject({
      code: 'email_taken',
      errors: { email: ['Cet email est déjà utilisé'] },
    });
    await accept(token);
    const params = { id: member.id };
    await asOwner.call('PUT /staff/{id}', { params, body: { enabled: false } });
    const again = asOwner.call('POST /staff/{id}/invitation', { params });
    expect(await refusalOf(again)).toMatchObject({
      code: 'staff_disabled',
      message: 'Cette personne est désactivée : réactivez d’abord son accès.',
    });
  });

  it('sent again to who has joined lets them choose another password, and ends what the old one opened', async () => {
    const { member, token } = await invite();
    const early = await accept(token);
    const link = await newPasswordLink(member);
    await shop.client(early.token).call('GET /auth/admin/profile');
    const again = await accept(link, 'Retrouvé-2026!');
    expect((await refusalOf(shop.client(early.token).call('GET /auth/admin/profile'))).status).toBe(401);
    expect((await shop.client(again.token).call('GET /auth/admin/profile')).user.email).toBe(member.email);
    const logIn = (password: string) =>
      shop.client().call('POST /auth/admin/login', { body: { email: member.email, password } });
    expect((await refusalOf(logIn(PASSWORD))).code).toBe('invalid_credentials');
    await logIn('Retrouvé-2026!');
  });

  it('whose link lies in a mailbox opens nothing once the person has changed their password', async () => {
    const { member, token } = await invite();
    const { token: session } = await accept(token);
    const link = await newPasswordLink(member);
    const body = { oldPassword: PASSWORD, newPassword: 'Choisi-2026!' };
    await shop.client(session).call('POST /auth/admin/change-password', { body });
    expect((await refusalOf(accept(link, 'Retrouvé-2026!'))).code).toBe('invalid_invitation');
    const signIn = { email: member.email, password: 'Choisi-2026!' };
    expect((await shop.client().call('POST /auth/admin/login', { body: signIn })).user.id).toBe(member.id);
  });

  it('whose link lies in a mailbox opens nothing once the person was disabled and let in again', async () => {
    const { member, token } = await invite();
    await accept(token);
    const link = await newPasswordLink(member);
    const change = (body: { enabled?: boolean; lastName?: string }) =>
      asOwner.call('PUT /staff/{id}', { params: { id: member.id }, body });
    const renamed = await change({ lastName: 'Dossou-Yovo', enabled: true });
    expect(renamed.data.invitationExpiresAt).not.toBeNull();
    await change({ enabled: false });
    await change({ enabled: true });
    expect((await refusalOf(accept(link, 'Retrouvé-2026!'))).code).toBe('invalid_invitation');
  });

  it('is not sent to whom a colleague disables at the same moment', async () => {
    const { member, token } = await invite();
    await accept(token);
    const params = { id: member.id };
    let disabling: Promise<unknown> = Promise.resolve();
    let asking: Promise<unknown> = Promise.resolve();
    await during(
      shop,
      // The disabling comes as far as the sessions that it ends.
      (tx) => tx.selectFrom('sessions').select('id').where('staff_id', '=', member.id).forUpdate().execute(),
      async () => {
        disabling = asOwner.call('PUT /staff/{id}', { params, body: { enabled: false } });
        await untilWaiting(shop);
        asking = refusalOf(asOwner.call('POST /staff/{id}/invitation', { params }));
        await untilWaiting(shop, 2);
      },
    );
    await disabling;
    expect(await asking).toMatchObject({ code: 'staff_disabled' });
  });

  it('that is on its way as a colleague disables the person opens nothing once they are let in again', async () => {
    const { member, token } = await invite();
    await accept(token);
    const change = (enabled: boolean) =>
      asOwner.call('PUT /staff/{id}', { params: { id: member.id }, body: { enabled } });
    let asking: Promise<string> = Promise.resolve('');
    let disabling: Promise<unknown> = Promise.resolve();
    await during(
      shop,
      // The invitation comes as far as the line that tells the log who sent it.
      (tx) => tx.selectFrom('staff').select('id').where('id', '=', owner.staffId).forUpdate().execute(),
      async () => {
        asking = newPasswordLink(member);
        await untilWaiting(shop);
        disabling = change(false);
        await untilWaiting(shop, 2);
      },
    );
    const link = await asking;
    await disabling;
    await change(true);
    expect(link).toMatch(/^inv_/);
    expect((await refusalOf(accept(link, 'Retrouvé-2026!'))).code).toBe('invalid_invitation');
  });
});

describe('the team', () => {
  it('is listed by role, state and name, one page at a time', async () => {
    const { staffId } = await createStaff(shop, { role: 'MANAGER', email: 'chef@exemple.bj', isEnabled: false });
    const { data } = await asOwner.call('GET /staff', { query: { role: 'MANAGER', status: 'DISABLED' } });
    expect(data.map(({ id }) => id)).toEqual([staffId]);
    expect((await asOwner.call('GET /staff', { query: { search: 'CHEF@' } })).data).toHaveLength(1);
    const page = await asOwner.call('GET /staff', { query: { limit: 1, sort: '-createdAt' } });
    expect(page.data).toHaveLength(1);
    expect(page.meta.total).toBeGreaterThan(1);
  });

  it('sorted by the last sign-in names who was here last first, and who never was at the end, either way', async () => {
    const named = Array.from({ length: 3 }, (_, at) => `venu${at}@exemple.bj`);
    const [first, second, never] = await Promise.all(named.map((email) => createStaff(shop, { email })));
    for (const member of [first!, second!]) {
      await shop.client().call('POST /auth/admin/login', { body: { email: member.email, password: member.password } });
      shop.clock.pass(1);
    }
    const sorted = async (sort: 'lastLoginAt' | '-lastLoginAt') => {
      const { data } = await asOwner.call('GET /staff', { query: { search: 'venu', sort } });
      return data.map(({ email }) => email);
    };
    expect(await sorted('-lastLoginAt')).toEqual([second!.email, first!.email, never!.email]);
    expect(await sorted('lastLoginAt')).toEqual([first!.email, second!.email, never!.email]);
  });

  it('a change of role holds from the next call on', async () => {
    const { staffId, token } = await createStaff(shop, { role: 'MANAGER' });
    await shop.client(token).call('GET /audit-log');
    await asOwner.call('PUT /staff/{id}', { params: { id: staffId }, body: { role: 'EDITOR' } });
    expect((await refusalOf(shop.client(token).call('GET /audit-log'))).status).toBe(403);
  });

  it('who is disabled is out at once, and may be let in again', async () => {
    const { staffId, token, email, password } = await createStaff(shop, { role: 'MANAGER' });
    const params = { id: staffId };
    await asOwner.call('PUT /staff/{id}', { params, body: { enabled: false } });
    expect((await refusalOf(shop.client(token).call('GET /auth/admin/profile'))).status).toBe(401);
    const signIn = () => shop.client().call('POST /auth/admin/login', { body: { email, password } });
    expect((await refusalOf(signIn())).code).toBe('invalid_credentials');
    const { data } = await asOwner.call('PUT /staff/{id}', { params, body: { enabled: true } });
    expect(data.status).toBe('ACTIVE');
    expect((await signIn()).user.id).toBe(staffId);
  });

  it('somebody who leaves keeps their name in the log', async () => {
    const { staffId, token } = await createStaff(shop, { role: 'MANAGER' });
    await shop.client(token).call('PUT /auth/admin/profile', { body: { firstName: 'Parfait' } });
    await asOwner.call('DELETE /staff/{id}', { params: { id: staffId } });
    expect((await refusalOf(asOwner.call('GET /staff/{id}', { params: { id: staffId } }))).code).toBe(
      'staff_not_found',
    );
    const { data } = await asOwner.call('GET /audit-log', { query: { rowId: staffId, act: 'update' } });
    expect(data[0]).toMatchObject({ staffId: null, staffName: 'Parfait Agossou' });
  });

  it('an owner ends the sessions of another', async () => {
    const { staffId, token } = await createStaff(shop, { role: 'SUPPORT' });
    const params = { id: staffId };
    expect((await asOwner.call('GET /staff/{id}/sessions', { params })).data).toHaveLength(1);
    await asOwner.call('DELETE /staff/{id}/sessions', { params });
    expect((await refusalOf(shop.client(token).call('GET /auth/admin/profile'))).status).toBe(401);
    await asOwner.call('DELETE /staff/{id}/sessions', { params: { id: owner.staffId } });
    expect((await asOwner.call('GET /auth/admin/profile')).user.id).toBe(owner.staffId);
  });
});

describe('the last owner', async () => {
  const alone = await useTestShop();

  it('nobody changes their own access', async () => {
    const params = { id: owner.staffId };
    const demoted = asOwner.call('PUT /staff/{id}', { params, body: { role: 'MANAGER' } });
    expect((await refusalOf(demoted)).code).toBe('own_access');
    expect((await refusalOf(asOwner.call('DELETE /staff/{id}', { params }))).code).toBe('own_access');
    const { data } = await asOwner.call('PUT /staff/{id}', { params, body: { role: 'OWNER', lastName: 'Agossou' } });
    expect(data.role).toBe('OWNER');
  });

  it('two owners who disable each other at the same moment leave one', async () => {
    const [first, second] = [await createStaff(alone), await createStaff(alone)];
    const disable = (token: string, id: string) =>
      alone.client(token).call('PUT /staff/{id}', { params: { id }, body: { enabled: false } });
    const done = await Promise.allSettled([disable(first.token, second.staffId), disable(second.token, first.staffId)]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await alone.platform.transact(lockActiveOwners)).toHaveLength(1);
  });

  it('an owner who was only invited does not count as one', async () => {
    const before = await shop.platform.transact(lockActiveOwners);
    const { token, member } = await invite('OWNER');
    expect(await shop.platform.transact(lockActiveOwners)).toEqual(before);
    await accept(token);
    expect(await shop.platform.transact(lockActiveOwners)).toContain(member.id);
  });
});
