import { describe, expect, it } from 'vitest';
import { TOTP } from 'otpauth';
import { createStaff, type StaffMember } from '#testing/create-staff';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

/** What the telephone of the person shows now. */
function codeOf(secret: string, { clock } = shop): string {
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
}

async function enrol(staff: StaffMember, where = shop): Promise<{ secret: string; recoveryCodes: string[] }> {
  const client = where.client(staff.token);
  const { data } = await client.call('POST /auth/admin/second-factor', { body: { password: staff.password } });
  const body = { code: codeOf(data.secret, where) };
  const confirmed = await client.call('POST /auth/admin/second-factor/confirm', { body });
  // The code of this half minute is spent.
  where.clock.pass(1);
  return { secret: data.secret, recoveryCodes: confirmed.data.recoveryCodes };
}

/** What the link of the mail holds, that an owner has sent to who forgot their password. */
async function newPasswordToken(where: typeof shop, { staff, owner }: Record<'staff' | 'owner', StaffMember>) {
  await where.client(owner.token).call('POST /staff/{id}/invitation', { params: { id: staff.staffId } });
  const [mail] = await readMails(where, { to: staff.email, template: 'staff-new-password' });
  return /token=(inv_[\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

function logIn({ email, password }: StaffMember, otp?: string) {
  return shop.client().call('POST /auth/admin/login', { body: { email, password, ...(otp && { otp }) } });
}

describe('the second factor of the team', () => {
  it('is set up with an image for the telephone and a first code', async () => {
    const staff = await createStaff(shop);
    const client = shop.client(staff.token);
    const { data } = await client.call('POST /auth/admin/second-factor', { body: { password: staff.password } });
    expect(data.qrCode).toMatch(/^data:image\/png;base64,/);
    expect(data.uri).toContain(encodeURIComponent(staff.email));
    const wrong = client.call('POST /auth/admin/second-factor/confirm', { body: { code: '000000' } });
    expect((await refusalOf(wrong)).code).toBe('wrong_otp');
    expect((await client.call('GET /auth/admin/profile')).user.secondFactor).toBe(false);
    const body = { code: codeOf(data.secret) };
    const confirmed = await client.call('POST /auth/admin/second-factor/confirm', { body });
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
    expect((await client.call('GET /auth/admin/profile')).user).toMatchObject({
      secondFactor: true,
      recoveryCodesLeft: 10,
    });
  });

  it('is asked for at sign-in, of nobody but who knows the password', async () => {
    const staff = await createStaff(shop);
    const { secret } = await enrol(staff);
    expect(await refusalOf(logIn(staff))).toMatchObject({ status: 401, code: 'otp_required' });
    const guessed = await refusalOf(logIn({ ...staff, password: 'Autre-chose1!' }));
    expect(guessed).toMatchObject({ status: 401, code: 'invalid_credentials' });
    expect(await refusalOf(logIn(staff, '123456'))).toMatchObject({ status: 401, code: 'invalid_otp' });
    expect((await logIn(staff, codeOf(secret))).user.email).toBe(staff.email);
  });

  it('is asked for of who chose another password by the link of a mail', async () => {
    const [staff, owner] = [await createStaff(shop), await createStaff(shop)];
    const { secret } = await enrol(staff);
    const token = await newPasswordToken(shop, { staff, owner });
    const password = 'Retrouvé-2026!';
    const accepted = shop.client().call('POST /auth/admin/invitation', { body: { token, password } });
    expect(await refusalOf(accepted)).toMatchObject({ status: 401, code: 'otp_required' });
    expect((await refusalOf(shop.client(staff.token).call('GET /auth/admin/profile'))).status).toBe(401);
    expect((await logIn({ ...staff, password }, codeOf(secret))).user.email).toBe(staff.email);
  });

  it('takes each code once, whoever is quicker with it', async () => {
    const staff = await createStaff(shop);
    const { secret } = await enrol(staff);
    const code = codeOf(secret);
    const tries = await Promise.allSettled([logIn(staff, code), logIn(staff, code), logIn(staff, code)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusalOf(logIn(staff, code))).toMatchObject({ code: 'invalid_otp' });
    shop.clock.pass(1);
    expect((await logIn(staff, codeOf(secret))).token).toMatch(/^adm_/);
  });

  it('a recovery code stands in for a lost telephone, once, however it is typed', async () => {
    const staff = await createStaff(shop);
    const { recoveryCodes } = await enrol(staff);
    const [first = ''] = recoveryCodes;
    expect((await logIn(staff, first.toLowerCase().replaceAll('-', ' ').slice(0, 20))).token).toMatch(/^adm_/);
    expect(await refusalOf(logIn(staff, first))).toMatchObject({ code: 'invalid_otp' });
    const { user } = await shop.client(staff.token).call('GET /auth/admin/profile');
    expect(user.recoveryCodesLeft).toBe(9);
  });

  it('new recovery codes take the place of the old ones', async () => {
    const staff = await createStaff(shop);
    const { secret, recoveryCodes } = await enrol(staff);
    const body = { password: staff.password, code: codeOf(secret) };
    const { data } = await shop.client(staff.token).call('POST /auth/admin/second-factor/recovery-codes', { body });
    expect(data.recoveryCodes).not.toEqual(recoveryCodes);
    expect(await refusalOf(logIn(staff, recoveryCodes[1]))).toMatchObject({ code: 'invalid_otp' });
    expect((await logIn(staff, data.recoveryCodes[1])).token).toMatch(/^adm_/);
  });

  it('is neither replaced nor taken off by somebody who only found a screen unlocked', async () => {
    const staff = await createStaff(shop);
    const { secret } = await enrol(staff);
    const client = shop.client(staff.token);
    const again = client.call('POST /auth/admin/second-factor', { body: { password: staff.password } });
    expect((await refusalOf(again)).code).toBe('second_factor_on');
    const off = (password: string, code: string) =>
      client.call('DELETE /auth/admin/second-factor', { body: { password, code } });
    expect((await refusalOf(off('Autre-chose1!', codeOf(secret)))).errors).toHaveProperty('password');
    expect((await refusalOf(off(staff.password, '999999'))).errors).toHaveProperty('code');
    await off(staff.password, codeOf(secret));
    expect((await logIn(staff)).token).toMatch(/^adm_/);
  });

  it('an owner takes it off for a colleague whose telephone is gone, and the log knows', async () => {
    const owner = await createStaff(shop);
    const staff = await createStaff(shop, { role: 'SUPPORT' });
    await enrol(staff);
    const params = { id: staff.staffId };
    await shop.client(owner.token).call('DELETE /staff/{id}/second-factor', { params });
    expect((await logIn(staff)).token).toMatch(/^adm_/);
    const { data } = await shop.client(owner.token).call('GET /audit-log', { query: { rowId: staff.staffId } });
    expect(data[0]).toMatchObject({ act: 'second-factor-off', staffId: owner.staffId });
    const none = shop.client(owner.token).call('DELETE /staff/{id}/second-factor', { params });
    expect((await refusalOf(none)).code).toBe('second_factor_off');
  });
});

describe('where tries are counted', async () => {
  const guarded = await useTestShop({ RATE_LIMIT: 'on' });

  it('the guessing of codes ends after ten, wherever each comes from', async () => {
    const staff = await createStaff(guarded);
    const { token, email, password } = staff;
    const { data } = await guarded.client(token).call('POST /auth/admin/second-factor', { body: { password } });
    const code = new TOTP({ secret: data.secret }).generate({ timestamp: guarded.clock.now().getTime() });
    await guarded.client(token).call('POST /auth/admin/second-factor/confirm', { body: { code } });
    const guess = async (tried: number) => {
      const payload = { email, password, otp: String(tried).padStart(6, '0') };
      const remoteAddress = `10.0.7.${tried}`;
      const url = '/api/v1/auth/admin/login';
      return (await guarded.app.inject({ method: 'POST', url, remoteAddress, payload })).statusCode;
    };
    for (let tried = 0; tried < 10; tried += 1) expect(await guess(tried)).toBe(401);
    expect(await guess(10)).toBe(429);
  });

  it('who tried a forgotten password, and chose another one by the link, signs in without waiting', async () => {
    const [staff, owner] = [await createStaff(guarded), await createStaff(guarded)];
    const { secret } = await enrol(staff, guarded);
    const logIn = (password: string, otp?: string) =>
      guarded.client().call('POST /auth/admin/login', { body: { email: staff.email, password, ...(otp && { otp }) } });
    for (let tried = 0; tried < 10; tried += 1) await refusalOf(logIn('Oublié-2026!'));
    expect((await refusalOf(logIn('Oublié-2026!'))).status).toBe(429);
    const token = await newPasswordToken(guarded, { staff, owner });
    const password = 'Retrouvé-2026!';
    const accepted = guarded.client().call('POST /auth/admin/invitation', { body: { token, password } });
    expect((await refusalOf(accepted)).code).toBe('otp_required');
    expect((await logIn(password, codeOf(secret, guarded))).user.email).toBe(staff.email);
  });
});
