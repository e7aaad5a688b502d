import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();

const AFIAVI = {
  firstName: 'Afiavi',
  lastName: 'Houngbédji',
  email: 'afiavi@exemple.bj',
  password: 'soleil',
  phoneNumber: '+2290197000001',
};

describe('opening an account', () => {
  it('a visitor becomes a shopper and is logged in at once', async () => {
    const { token, ...profile } = await shop
      .client()
      .call('POST /auth/register', { body: { ...AFIAVI, email: ' Afi@Exemple.BJ ' } });
    expect(profile).toMatchObject({
      email: 'afi@exemple.bj',
      firstName: 'Afiavi',
      lastName: 'Houngbédji',
      phone: '+2290197000001',
    });
    const { user } = await shop.client(token).call('GET /auth/profile');
    expect(user).toEqual(profile);
  });

  it('a welcome mail goes out in the name of the shop, and in its words alone: nobody knows yet whose address it is', async () => {
    const email = 'bienvenue@exemple.bj';
    const body = { ...AFIAVI, email, firstName: 'Vous avez gagné', lastName: 'Appelez-nous' };
    await shop.client().call('POST /auth/register', { body });
    const [mail] = await readMails(shop, { to: email });
    expect(mail).toMatchObject({ template: 'welcome', subject: 'Bienvenue chez Tokpa\u00a0!', status: 'KEPT' });
    for (const written of [mail?.subject, mail?.html, mail?.text]) expect(written).not.toMatch(/gagné|appelez/i);
    expect(mail?.text).toContain(`${shop.platform.config.publicUrl}/products`);
  });

  it('one address has one account, whatever the case of its letters', async () => {
    const body = { ...AFIAVI, email: 'double@exemple.bj' };
    await shop.client().call('POST /auth/register', { body });
    const refusal = await refusalOf(
      shop.client().call('POST /auth/register', { body: { ...body, email: 'DOUBLE@exemple.bj' } }),
    );
    expect(refusal).toMatchObject({
      status: 409,
      code: 'email_taken',
      message: 'Cet email est déjà utilisé',
      errors: { email: ['Cet email est déjà utilisé'] },
    });
  });

  it('a double click on the button opens one account, and its mail goes out once', async () => {
    const body = { ...AFIAVI, email: 'presse@exemple.bj' };
    const tries = await Promise.allSettled([1, 2, 3].map(() => shop.client().call('POST /auth/register', { body })));
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([{ code: 'email_taken' }, { code: 'email_taken' }]);
    expect(await readMails(shop, { to: body.email })).toHaveLength(1);
  });

  it.each([
    ['firstName', '  ', 'Le prénom est requis'],
    ['firstName', undefined, 'Le prénom est requis'],
    ['firstName', 'Gagnez : https://gain-mtn.example/retrait', 'Le prénom ne peut pas contenir d’adresse'],
    ['firstName', 'voir gain-mtn.bj', 'Le prénom ne peut pas contenir d’adresse'],
    ['firstName', 'Voir Gain-Mtn.Bj', 'Le prénom ne peut pas contenir d’adresse'],
    ['firstName', 'GAIN.COM', 'Le prénom ne peut pas contenir d’adresse'],
    ['firstName', 'Www.Gain.Retrait', 'Le prénom ne peut pas contenir d’adresse'],
    ['lastName', 'gain.retrait', 'Le nom ne peut pas contenir d’adresse'],
    ['lastName', '', 'Le nom est requis'],
    ['lastName', 'gain@exemple', 'Le nom ne peut pas contenir d’adresse'],
    ['email', '', "L'email est requis"],
    ['email', 'afiavi', "Format d'email invalide"],
    // What the shop itself writes for a caller without an address: whoever had it would get their next orders.
    ['email', 'appel-1@Sans-email.INVALID', "Format d'email invalide"],
    ['phoneNumber', '', 'Le téléphone est requis'],
    ['phoneNumber', '0197000001', 'Format: +229XXXXXXXX'],
    ['phoneNumber', '+22997000001', 'Format: +229XXXXXXXX'],
    ['phoneNumber', '+22901970000011', 'Format: +229XXXXXXXX'],
    ['password', '', 'Le mot de passe est requis'],
    ['password', undefined, 'Le mot de passe est requis'],
    ['password', 'court', 'Minimum 6 caractères'],
  ])('with %s as %j the form says: %s', async (field, value, message) => {
    const body = { ...AFIAVI, [field]: value };
    const refusal = await refusalOf(shop.client().call('POST /auth/register', { body }));
    expect(refusal).toMatchObject({ status: 422, code: 'validation_failed', message, errors: { [field]: [message] } });
  });

  it.each(['J.-P.', 'D’Almeida', 'Anne Marie', 'Dr. Koffi', 'Dr.Koffi', 'J.Éric', 'A.B.', 'Zoé <3'])(
    'somebody may be called %s',
    async (firstName) => {
      const body = { ...AFIAVI, email: `nom-${randomUUID()}@exemple.bj`, firstName };
      expect((await shop.client().call('POST /auth/register', { body })).firstName).toBe(firstName);
    },
  );

  it('fields that the shop does not know are refused', async () => {
    const body = { ...AFIAVI, role: 'OWNER' };
    const refusal = await refusalOf(shop.client().call('POST /auth/register', { body }));
    expect(refusal).toMatchObject({ status: 422, errors: { role: ['Champ inconnu'] } });
  });
});
