import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '#db/connect';
import { createCategory } from '#testing/create-category';
import { createCoupon } from '#testing/create-coupon';
import { createFormation } from '#testing/create-course';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { during, untilWaiting } from '#testing/meanwhile';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const NOBODYS = '019304a5-0000-7000-8000-000000000000';

const shop = await useTestShop();
const owner = shop.client((await createStaff(shop)).token);

describe('the coupons of the back office', () => {
  it('are made, found, changed and removed', async () => {
    const body = { code: 'RENTREE', type: 'FIXED' as const, value: 2000, description: 'Rentrée', usageLimit: 100 };
    const { data: made } = await owner.call('POST /coupons', { body });
    expect(made).toMatchObject({ ...body, usedCount: 0, isActive: true, isPersonal: false, productIds: [] });
    const { data: found } = await owner.call('GET /coupons', { query: { search: 'rentr' } });
    expect(found.map(({ code }) => code)).toEqual(['RENTREE']);
    const params = { id: made.id };
    const { data: changed } = await owner.call('PUT /coupons/{id}', { params, body: { value: 3000, isActive: false } });
    expect(changed).toMatchObject({ code: 'RENTREE', value: 3000, isActive: false, usageLimit: 100 });
    const { data: emptied } = await owner.call('PUT /coupons/{id}', { params, body: { description: null } });
    expect(emptied).toMatchObject({ code: 'RENTREE', description: '' });
    expect(await owner.call('DELETE /coupons/{id}', { params })).toEqual({ message: 'Le code promo est supprimé.' });
    expect(await refusalOf(owner.call('GET /coupons/{id}', { params }))).toMatchObject({ status: 404 });
  });

  it('have a code that is found however a device writes its accents', async () => {
    const apart = 'NOËL'.normalize('NFD');
    expect((await createCoupon(shop, { code: apart })).code).toBe('NOËL');
    const { data } = await owner.call('GET /coupons', { query: { search: apart } });
    expect(data.map(({ code }) => code)).toEqual(['NOËL']);
    const buyer = shop.client((await createShopper(shop)).token);
    const { id: itemId } = await createFormation(shop);
    await buyer.call('POST /cart');
    await buyer.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId } });
    const quote = await buyer.call('POST /orders/quote', { body: { paymentMethod: 'momo', couponCode: apart } });
    expect(quote.data.coupon).toEqual({ code: 'NOËL' });
  });

  it('have each their own code, whatever its case', async () => {
    await createCoupon(shop, { code: 'UNIQUE' });
    expect(await refusalOf(createCoupon(shop, { code: 'unique' }))).toMatchObject({
      status: 409,
      code: 'coupon_code_taken',
      errors: { code: ['Ce code promo existe déjà.'] },
    });
  });

  it('are refused a limit below the uses there are, at its field', async () => {
    const { id } = await createCoupon(shop, { usageLimit: 5 });
    await shop.platform.db.updateTable('coupons').set({ used_count: 3 }).where('id', '=', id).execute();
    const limitTo = (usageLimit: number) =>
      owner.call('PUT /coupons/{id}', { params: { id }, body: { description: 'Fêtes', usageLimit } });
    expect(await refusalOf(limitTo(2))).toMatchObject({
      status: 409,
      code: 'coupon_limit_below_uses',
      errors: { usageLimit: ['La limite ne peut pas être sous le nombre d’utilisations.'] },
    });
    expect((await limitTo(3)).data.usageLimit).toBe(3);
  });

  it.each([
    [{ value: 101 }, 'value', 'Un pourcentage va de 1 à 100'],
    [{ type: 'FIXED' as const, value: 0 }, 'value', 'La remise est d’au moins 1 FCFA'],
    [{ maxDiscountAmount: 0 }, 'maxDiscountAmount', 'Au moins 1 FCFA, ou laissez vide : sans limite'],
    [{ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }, 'endsAt', 'La fin doit suivre le début'],
    [{ productIds: [NOBODYS] }, 'productIds', 'Produit inconnu'],
    [{ categoryIds: [NOBODYS] }, 'categoryIds', 'Catégorie inconnue'],
    [{ code: 'A B' }, 'code', 'Lettres, chiffres, tirets et tirets bas seulement'],
  ])('that make no sense are refused next to the field: %#', async (wishes, field, message) => {
    const refusal = await refusalOf(createCoupon(shop, wishes));
    expect(refusal).toMatchObject({ status: 422, errors: { [field]: [message] } });
  });

  it('can be given other goods though a product and a category that they name were deleted', async () => {
    const { id: productId } = await createProduct(shop);
    const { id: goneCategory } = await createCategory(shop);
    const { id: category } = await createCategory(shop);
    const { id } = await createCoupon(shop, { productIds: [productId], categoryIds: [goneCategory, category] });
    await owner.call('DELETE /products/{id}', { params: { id: productId } });
    await owner.call('DELETE /categories/{id}', { params: { id: goneCategory } });
    // The form sends both lists, with what it can not draw.
    const change = (categoryIds: string[]) =>
      owner.call('PUT /coupons/{id}', { params: { id }, body: { productIds: [productId], categoryIds } });
    const { id: another } = await createCategory(shop);
    expect((await change([goneCategory, another])).data.categoryIds).toContain(another);
    expect(await refusalOf(change([another, NOBODYS]))).toMatchObject({
      errors: { categoryIds: ['Catégorie inconnue'] },
    });
  });

  it('hold on to the last product or category that they are for, until they are changed or hold no more', async () => {
    const [{ id: productId }, { id: other }] = [await createProduct(shop), await createProduct(shop)];
    const { id: categoryId } = await createCategory(shop);
    const [honey, feast] = [
      await createCoupon(shop, { code: 'MIEL10', productIds: [productId, other] }),
      await createCoupon(shop, { code: 'FETE', categoryIds: [categoryId] }),
    ];
    await createCoupon(shop, { code: 'PASSE', productIds: [productId], endsAt: '2020-01-01T00:00:00Z' });
    const removeProduct = (id: string) => owner.call('DELETE /products/{id}', { params: { id } });
    const removeCategory = () => owner.call('DELETE /categories/{id}', { params: { id: categoryId } });
    const refusal = (codes: string) => ({
      status: 409,
      message: `Des codes promo ne vaudraient plus pour rien : ${codes}. Modifiez-les ou désactivez-les d’abord.`,
    });
    expect(await removeProduct(other)).toEqual({ message: 'Produit supprimé.' });
    expect(await refusalOf(removeProduct(productId))).toMatchObject(refusal('MIEL10'));
    expect(await refusalOf(removeCategory())).toMatchObject(refusal('FETE'));
    await owner.call('PUT /coupons/{id}', { params: { id: honey.id }, body: { productIds: [] } });
    await owner.call('PUT /coupons/{id}', { params: { id: feast.id }, body: { isActive: false } });
    expect(await removeProduct(productId)).toEqual({ message: 'Produit supprimé.' });
    await removeCategory();
    expect((await owner.call('GET /coupons/{id}', { params: { id: honey.id } })).data.productIds).toEqual([]);
  });

  it('hold on to the last of two products that are deleted at once', async () => {
    const [{ id: first }, { id: second }] = [await createProduct(shop), await createProduct(shop)];
    await createCoupon(shop, { code: 'DEUX', productIds: [first, second] });
    const removals: Promise<PromiseSettledResult<unknown>[]>[] = [];
    const remove = (id: string) =>
      removals.push(Promise.allSettled([owner.call('DELETE /products/{id}', { params: { id } })]));
    const holdLog = (tx: Db) => sql`lock table audit_log in share mode`.execute(tx);
    await during(shop, holdLog, async () => {
      remove(first);
      await untilWaiting(shop);
      remove(second);
      await untilWaiting(shop, 2);
    });
    const [one, other] = (await Promise.all(removals)).flat();
    expect(one).toMatchObject({ status: 'fulfilled', value: { message: 'Produit supprimé.' } });
    expect(other).toMatchObject({ status: 'rejected', reason: { status: 409, code: 'coupons_left_without_goods' } });
    expect((await owner.call('GET /products/{id}', { params: { id: second } })).data.status).toBe('PUBLISHED');
  });

  it('leave a line for each act in the log', async () => {
    const { id } = await createCoupon(shop);
    await owner.call('PUT /coupons/{id}', { params: { id }, body: { description: 'Fêtes' } });
    const acts = await shop.platform.db
      .selectFrom('audit_log')
      .select(['act', 'resource', 'before', 'after'])
      .where('row_id', '=', id)
      .orderBy('id')
      .execute();
    expect(acts).toMatchObject([
      { act: 'create', resource: 'coupons', before: null },
      { act: 'update', before: { description: '' }, after: { description: 'Fêtes' } },
    ]);
  });

  it('are read by all who work here, changed by who runs the shop', async () => {
    const support = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
    expect((await support.call('GET /coupons')).meta.page).toBe(1);
    const body = { code: 'NON', type: 'FREE_SHIPPING' as const };
    expect(await refusalOf(support.call('POST /coupons', { body }))).toMatchObject({ status: 403 });
    const shopper = shop.client((await createShopper(shop)).token);
    expect(await refusalOf(shopper.call('GET /coupons'))).toMatchObject({ status: 403 });
  });
});

describe('a code given to a shopper', () => {
  it('is given once, changed by its id in the body, and taken back', async () => {
    const coupon = await createCoupon(shop);
    const { userId, email, firstName, lastName } = await createShopper(shop, { lastName: 'Kpatindé' });
    const body = { userId, couponId: coupon.id };
    const { data: given } = await owner.call('POST /user-coupons', { body });
    expect(given).toMatchObject({ userId, couponId: coupon.id, usedAt: null, user: { email } });
    expect(await refusalOf(owner.call('POST /user-coupons', { body }))).toMatchObject({
      code: 'user_coupon_given',
      errors: { userId: ['Ce client a déjà ce code.'] },
    });
    const nobodys = owner.call('POST /user-coupons', { body: { ...body, userId: NOBODYS } });
    expect(await refusalOf(nobodys)).toMatchObject({
      code: 'user_not_found',
      errors: { userId: ['Client non trouvé'] },
    });
    const { data: found } = await owner.call('GET /user-coupons', { query: { search: `${firstName} ${lastName}` } });
    expect(found.map(({ id }) => id)).toEqual([given.id]);
    const usedAt = '2026-11-20T10:00:00.000Z';
    const { data: changed } = await owner.call('PUT /user-coupons', { body: { id: given.id, usedAt } });
    expect(changed.usedAt).toBe(usedAt);
    expect((await owner.call('GET /user-coupons', { query: { userId } })).meta.total).toBe(1);
    await owner.call('DELETE /user-coupons/{id}', { params: { id: given.id } });
    expect((await owner.call('GET /user-coupons', { query: { userId } })).meta.total).toBe(0);
  });

  it('is told to the shopper in one mail, with what it gives and until when, and to who gets it in their place', async () => {
    const { id: couponId, code } = await createCoupon(shop, {
      isPersonal: true,
      minOrderAmount: 5000,
      endsAt: '2126-12-31T22:59:00Z',
    });
    const [first, second] = [await createShopper(shop), await createShopper(shop)];
    const { data: given } = await owner.call('POST /user-coupons', { body: { userId: first.userId, couponId } });
    const told = ({ email }: { email: string }) => readMails(shop, { to: email, template: 'coupon-given' });
    const [mail, ...others] = await told(first);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(code);
    expect(mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(
      '10 % de remise sur tous les articles, dès 5 000 FCFA d’achats, réservé aux clients choisis, utilisable une fois, jusqu’au 31 décembre 2126.',
    );
    expect(mail?.text).toMatch(/\/products$/m);
    expect(await told(second)).toEqual([]);
    const usedAt = '2026-11-20T10:00:00.000Z';
    await owner.call('PUT /user-coupons', { body: { id: given.id, usedAt } });
    await owner.call('PUT /user-coupons', { body: { id: given.id, usedAt: null, userId: second.userId } });
    expect(await told(second)).toHaveLength(1);
    expect(await told(first)).toHaveLength(1);
  });

  it.each([{ isActive: false }, { endsAt: '2020-01-01T00:00:00Z' }])(
    'is not announced where it opens nothing: %j',
    async (wishes) => {
      const { id: couponId } = await createCoupon(shop, wishes);
      const { userId, email } = await createShopper(shop);
      await owner.call('POST /user-coupons', { body: { userId, couponId } });
      expect(await readMails(shop, { to: email, template: 'coupon-given' })).toEqual([]);
    },
  );

  it('needs a shopper and a code that exist', async () => {
    const coupon = await createCoupon(shop);
    const { userId } = await createShopper(shop);
    const nobody = '019304a5-0000-7000-8000-000000000000';
    const give = (body: { userId: string; couponId: string }) => refusalOf(owner.call('POST /user-coupons', { body }));
    expect(await give({ userId: nobody, couponId: coupon.id })).toMatchObject({ code: 'user_not_found' });
    expect(await give({ userId, couponId: nobody })).toMatchObject({ code: 'coupon_not_found' });
  });
});
