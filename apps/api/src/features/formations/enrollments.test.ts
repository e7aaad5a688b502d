import { describe, expect, it } from 'vitest';
import { announcePayment, attentionTo, paymentAttemptOf } from '#testing/announce-payment';
import { createAddress } from '#testing/create-address';
import { createCoupon } from '#testing/create-coupon';
import { createFormation } from '#testing/create-course';
import { createProduct } from '#testing/create-product';
import { createShopper, type Shopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { moveOrder, orderCourse } from '#testing/order-course';
import { readMails } from '#testing/read-mails';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();
const staff = shop.client((await createStaff(shop)).token);

async function enrollmentsOf({ token }: Shopper) {
  return (await shop.client(token).call('GET /formation-enrollments')).data;
}

/** Without those that were given up. */
const standingOf = async (shopper: Shopper) =>
  (await enrollmentsOf(shopper)).filter(({ status }) => status !== 'CANCELLED');

const buy = (shopper: Shopper, itemId: string) => orderCourse(shop, shopper, { itemType: 'FORMATION', itemId });

async function pay({ id: orderId, finalAmount: amount }: { id: string; finalAmount: number }): Promise<void> {
  const { id: attemptId } = await paymentAttemptOf(shop, orderId);
  await announcePayment(shop, { attemptId, orderId, status: 'PAID', amount });
}

const lookAt = async ({ id }: { id: string }) => (await staff.call('GET /orders/{id}', { params: { id } })).data;

async function runOutOfTime(): Promise<void> {
  shop.clock.pass(120);
  await shop.platform.jobs.run({ name: 'orders.expire', retryLimit: 0, retryDelaySeconds: 0 }, {});
}

/** One order of it ran out of time, another was placed, and then the first one's payment came and brought it back. */
async function buyTwice(shopper: Shopper, formationId: string) {
  const revived = await buy(shopper, formationId);
  await runOutOfTime();
  const open = await buy(shopper, formationId);
  await pay(revived);
  return { revived, open };
}

describe('a formation that is ordered', () => {
  it('waits for the payment, then opens with one mail', async () => {
    const formation = await createFormation(shop, { title: 'Savons', lessons: ['Peser', 'Couler'] });
    const shopper = await createShopper(shop);
    const order = await buy(shopper, formation.id);
    const [waiting, ...others] = await enrollmentsOf(shopper);
    expect(others).toEqual([]);
    expect(waiting).toMatchObject({
      status: 'PENDING',
      orderId: order.id,
      progress: 0,
      formation: { title: 'Savons' },
    });
    const params = { id: waiting?.id ?? '' };
    const client = shop.client(shopper.token);
    const closed = await client.call('GET /formation-enrollments/{id}', { params });
    expect(closed.data.modules[0]?.lessons[0]).toMatchObject({ title: 'Peser', content: null });

    await moveOrder(shop, order.id, 'PAID');
    const { data: open } = await client.call('GET /formation-enrollments/{id}', { params });
    expect(open.status).toBe('ACTIVE');
    expect(open.modules[0]?.lessons[0]).toMatchObject({ title: 'Peser', content: '<p>Peser</p>', isDone: false });
    await moveOrder(shop, order.id, 'DELIVERED');
    const mails = await readMails(shop, { to: shopper.email, template: 'formation-open' });
    expect(mails.map(({ subject }) => subject)).toEqual(['Votre formation «\u00a0Savons\u00a0» est ouverte']);
  });

  it('closes with its order, before the payment and after it', async () => {
    const formation = await createFormation(shop);
    const shopper = await createShopper(shop);
    const cancelled = await buy(shopper, formation.id);
    await shop.client(shopper.token).call('POST /orders/{id}/cancel', { params: { id: cancelled.id } });
    expect((await enrollmentsOf(shopper)).map(({ status }) => status)).toEqual(['CANCELLED']);

    const paid = await buy(shopper, formation.id);
    await moveOrder(shop, paid.id, 'PAID');
    await moveOrder(shop, paid.id, 'CANCELLED');
    expect((await enrollmentsOf(shopper)).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
  });

  it('is not ordered again while it waits for its payment: that order is named, and what to do about it', async () => {
    const formation = await createFormation(shop, { title: 'Savons' });
    const shopper = await createShopper(shop);
    const first = await buy(shopper, formation.id);
    const other = await createShopper(shop);
    await buy(other, formation.id);
    expect(await refusalOf(buy(shopper, formation.id))).toMatchObject({
      status: 409,
      code: 'formation_already_ordered',
      message: `La formation « Savons » est déjà dans la commande ${first.orderNumber} de ce compte, qui n’est pas encore payée : payez cette commande, ou annulez-la.`,
    });
    await moveOrder(shop, first.id, 'CANCELLED');
    const second = await buy(shopper, formation.id);
    await pay(second);
    expect(await standingOf(shopper)).toMatchObject([{ status: 'ACTIVE', orderId: second.id }]);
  });

  it('is named as paid with the parcel where it is', async () => {
    const { id: formationId } = await createFormation(shop, { title: 'Savons' });
    const shopper = await createShopper(shop);
    const client = shop.client(shopper.token);
    await client.call('POST /cart');
    await client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId: formationId } });
    await client.call('POST /cart/items', { body: { productId: (await createProduct(shop)).id, quantity: 1 } });
    const { id: shippingAddressId } = await createAddress(shop, shopper.userId);
    const { order } = await client.call('POST /orders', { body: { shippingAddressId, paymentMethod: 'cod' } });
    expect((await refusalOf(buy(shopper, formationId))).message).toBe(
      `La formation « Savons » est déjà dans la commande ${order.orderNumber} de ce compte, qui n’est pas encore payée : elle se paie à la livraison, ou annulez-la.`,
    );
  });

  it('is ordered anew after a failed payment: that order ends, and the coupon that it used serves again', async () => {
    const formation = await createFormation(shop, { title: 'Savons' });
    const coupon = await createCoupon(shop, { type: 'FIXED', value: 500, usageLimit: 1 });
    const shopper = await createShopper(shop);
    const client = shop.client(shopper.token);
    const order = async () => {
      await client.call('POST /cart');
      await client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId: formation.id } });
      return client.call('POST /orders', { body: { paymentMethod: 'momo', couponCode: coupon.code } });
    };
    const { order: failed } = await order();
    const { id: attemptId } = await paymentAttemptOf(shop, failed.id);
    await announcePayment(shop, { attemptId, orderId: failed.id, status: 'FAILED' });
    const { order: second } = await order();
    expect(second).toMatchObject({ status: 'PROCESSING', discountAmount: 500 });
    const ended = await lookAt(failed);
    expect(ended).toMatchObject({ status: 'CANCELLED', isPayable: false });
    expect(ended.events.at(-1)?.note).toBe(
      'La formation « Savons » est commandée de nouveau, dans une autre commande.',
    );
    expect(await standingOf(shopper)).toMatchObject([{ status: 'PENDING', orderId: second.id }]);
    await pay(second);
    expect(await standingOf(shopper)).toMatchObject([{ status: 'ACTIVE', orderId: second.id }]);
  });

  it('that cannot be ordered anew leaves the order whose payment failed as it was', async () => {
    const formation = await createFormation(shop);
    const shopper = await createShopper(shop);
    const failed = await buy(shopper, formation.id);
    const { id: attemptId } = await paymentAttemptOf(shop, failed.id);
    await announcePayment(shop, { attemptId, orderId: failed.id, status: 'FAILED' });
    const client = shop.client(shopper.token);
    await client.call('POST /cart');
    await client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId: formation.id } });
    const body = { paymentMethod: 'momo' as const, couponCode: 'INCONNU' };
    expect((await refusalOf(client.call('POST /orders', { body }))).code).toBe('coupon_unknown');
    expect(await lookAt(failed)).toMatchObject({ status: 'FAILED', isPayable: true });
  });

  it('paid by two orders opens once, somebody is told, and it stays open while one of them stands', async () => {
    const formation = await createFormation(shop, { title: 'Savons' });
    const shopper = await createShopper(shop);
    const { revived, open } = await buyTwice(shopper, formation.id);
    expect(await standingOf(shopper)).toMatchObject([{ status: 'ACTIVE', orderId: revived.id }]);
    expect(await attentionTo(shop, (await paymentAttemptOf(shop, revived.id)).id)).toBe('');

    await pay(open);
    expect((await lookAt(open)).status).toBe('PAID');
    expect(await standingOf(shopper)).toMatchObject([{ status: 'ACTIVE', orderId: revived.id }]);
    expect(await attentionTo(shop, (await paymentAttemptOf(shop, open.id)).id)).toBe(
      `La formation « Savons » était déjà ouverte par la commande ${revived.orderNumber} : ce paiement n’ouvre rien de plus, remboursez-le ou l’autre.`,
    );
    await moveOrder(shop, revived.id, 'CANCELLED');
    expect(await standingOf(shopper)).toMatchObject([{ status: 'ACTIVE', orderId: open.id }]);
  });

  it('noted by hand as paid a second time tells so as well', async () => {
    const formation = await createFormation(shop);
    const { open } = await buyTwice(await createShopper(shop), formation.id);
    await moveOrder(shop, open.id, 'PAID');
    expect(await attentionTo(shop, (await paymentAttemptOf(shop, open.id, 1)).id)).toContain('déjà ouverte');
  });

  it('that another order has opened gives back what comes too late for an order that ran out of time', async () => {
    const formation = await createFormation(shop);
    const shopper = await createShopper(shop);
    const late = await buy(shopper, formation.id);
    await runOutOfTime();
    const paid = await buy(shopper, formation.id);
    await pay(paid);
    await pay(late);
    const order = await lookAt(late);
    expect(order).toMatchObject({ status: 'CANCELLED', refunds: [{ amount: late.finalAmount }] });
    expect(order.events.at(-1)?.note).toContain('Paiement reçu trop tard, la formation est déjà ouverte');
    expect(await attentionTo(shop, (await paymentAttemptOf(shop, late.id)).id)).toContain('déjà ouverte');
    expect(await standingOf(shopper)).toMatchObject([{ status: 'ACTIVE', orderId: paid.id }]);
  });

  it('is one for each buyer: neither two of it nor what is open already is sold', async () => {
    const formation = await createFormation(shop, { title: 'Savons' });
    const shopper = await createShopper(shop);
    const client = shop.client(shopper.token);
    await client.call('POST /cart');
    const body = { itemType: 'FORMATION' as const, itemId: formation.id };
    expect((await refusalOf(client.call('POST /cart/items', { body: { ...body, quantity: 2 } }))).code).toBe(
      'insufficient_stock',
    );
    await moveOrder(shop, (await buy(shopper, formation.id)).id, 'PAID');
    const again = await refusalOf(buy(shopper, formation.id));
    expect(again).toMatchObject({
      status: 409,
      code: 'formation_already_open',
      message: 'La formation « Savons » est déjà ouverte sur ce compte : retirez-la de la commande.',
    });
    expect((await client.call('GET /orders')).meta.total).toBe(1);
  });

  it('ordered twice does not stay open under an order whose money went back', async () => {
    const formation = await createFormation(shop);
    const shopper = await createShopper(shop);
    const { revived: first, open: second } = await buyTwice(shopper, formation.id);
    await moveOrder(shop, second.id, 'PAID');
    await staff.call('POST /orders/{id}/refunds', { params: { id: second.id }, body: { reason: 'Payée deux fois' } });
    expect(await standingOf(shopper)).toMatchObject([{ status: 'ACTIVE', orderId: first.id }]);
    await moveOrder(shop, first.id, 'CANCELLED');
    expect(await standingOf(shopper)).toEqual([]);
  });

  it('opens also when the order that had taken it over was given up before the second one was paid', async () => {
    const formation = await createFormation(shop);
    const shopper = await createShopper(shop);
    const { revived: first, open: second } = await buyTwice(shopper, formation.id);
    await moveOrder(shop, first.id, 'CANCELLED');
    await moveOrder(shop, second.id, 'PAID');
    expect(await standingOf(shopper)).toMatchObject([{ status: 'ACTIVE', orderId: second.id }]);
  });

  it('that staff have deleted is not there again when its order goes on', async () => {
    const formation = await createFormation(shop);
    const shopper = await createShopper(shop);
    const order = await buy(shopper, formation.id);
    await moveOrder(shop, order.id, 'PAID');
    const [open] = await enrollmentsOf(shopper);
    await staff.call('DELETE /formation-enrollments/{id}', { params: { id: open?.id ?? '' } });
    await moveOrder(shop, order.id, 'DELIVERED');
    expect(await enrollmentsOf(shopper)).toEqual([]);
  });

  it('that staff have closed stays closed when its order goes on', async () => {
    const formation = await createFormation(shop);
    const shopper = await createShopper(shop);
    const order = await buy(shopper, formation.id);
    await moveOrder(shop, order.id, 'PAID');
    const [open] = await enrollmentsOf(shopper);
    const params = { id: open?.id ?? '' };
    await staff.call('PUT /formation-enrollments/{id}', { params, body: { status: 'CANCELLED' } });
    await moveOrder(shop, order.id, 'DELIVERED');
    expect((await enrollmentsOf(shopper)).map(({ status }) => status)).toEqual(['CANCELLED']);
  });
});

describe('a formation that costs nothing', () => {
  it('is joined at once, once', async () => {
    const formation = await createFormation(shop, { price: 0, lessons: ['Lire'] });
    const shopper = await createShopper(shop);
    const client = shop.client(shopper.token);
    const params = { id: formation.id };
    const { data } = await client.call('POST /formations/{id}/enroll', { params });
    expect(data).toMatchObject({ status: 'ACTIVE', orderId: null });
    expect(data.modules[0]?.lessons[0]?.content).toBe('<p>Lire</p>');
    const again = await refusalOf(client.call('POST /formations/{id}/enroll', { params }));
    expect(again).toMatchObject({ status: 409, code: 'already_enrolled' });
    // No field of theirs named the account.
    expect(again.errors).toEqual({});
  });

  it('is the only kind that can be joined so', async () => {
    const client = shop.client((await createShopper(shop)).token);
    const dear = await createFormation(shop);
    const draft = await createFormation(shop, { price: 0, status: 'DRAFT' });
    expect(await refusalOf(client.call('POST /formations/{id}/enroll', { params: { id: dear.id } }))).toMatchObject({
      status: 409,
      code: 'formation_not_free',
    });
    expect(await refusalOf(client.call('POST /formations/{id}/enroll', { params: { id: draft.id } }))).toMatchObject({
      status: 404,
    });
  });
});

describe('staff', () => {
  it('enrol an account by its address, change it and remove it', async () => {
    const formation = await createFormation(shop);
    const shopper = await createShopper(shop, { firstName: 'Mariama' });
    const body = { formationId: formation.id, email: shopper.email.toUpperCase() };
    const { data } = await staff.call('POST /formation-enrollments', { body });
    expect(data).toMatchObject({ status: 'ACTIVE', userId: shopper.userId, user: { firstName: 'Mariama' } });
    expect(await readMails(shop, { to: shopper.email, template: 'formation-open' })).toHaveLength(1);
    for (const again of [body, { ...body, email: undefined, userId: shopper.userId }])
      expect(await refusalOf(staff.call('POST /formation-enrollments', { body: again }))).toMatchObject({
        status: 409,
        code: 'already_enrolled',
        errors: { [again.email ? 'email' : 'userId']: ['Ce compte est déjà inscrit à cette formation.'] },
      });

    const params = { id: data.id };
    const done = await staff.call('PUT /formation-enrollments/{id}', { params, body: { status: 'COMPLETED' } });
    expect(done.data).toMatchObject({ progress: 100, completedAt: shop.clock.now().toISOString() });
    const query = { formationId: formation.id, status: 'COMPLETED' as const, search: 'mariama' };
    expect((await staff.call('GET /formation-enrollments', { query })).meta.total).toBe(1);
    await staff.call('DELETE /formation-enrollments/{id}', { params });
    expect(await enrollmentsOf(shopper)).toEqual([]);
  });

  it('hear at the field who or what does not exist', async () => {
    const { id: formationId } = await createFormation(shop);
    const nobody = staff.call('POST /formation-enrollments', { body: { formationId, email: 'personne@exemple.bj' } });
    expect((await refusalOf(nobody)).errors).toEqual({ email: ['Aucun compte ne correspond.'] });
    const unnamed = staff.call('POST /formation-enrollments', { body: { formationId } });
    expect((await refusalOf(unnamed)).errors).toEqual({ userId: ['Ce champ est requis, ou « email »'] });
    const { userId } = await createShopper(shop);
    const nothing = staff.call('POST /formation-enrollments', { body: { formationId: userId, userId } });
    expect(await refusalOf(nothing)).toMatchObject({ status: 404, code: 'formation_not_found' });
  });

  it('of the desk may enrol; to editors, people are no business', async () => {
    const { id: formationId } = await createFormation(shop);
    const { userId } = await createShopper(shop);
    const editor = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);
    const support = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
    const body = { formationId, userId };
    expect(await refusalOf(editor.call('POST /formation-enrollments', { body }))).toMatchObject({ status: 403 });
    const { data } = await support.call('POST /formation-enrollments', { body });
    const params = { id: data.id };
    for (const asked of [
      editor.call('GET /formation-enrollments', { query: { formationId } }),
      editor.call('GET /formation-enrollments/{id}', { params }),
    ])
      expect(await refusalOf(asked)).toMatchObject({ status: 403 });
    expect((await support.call('GET /formation-enrollments/{id}', { params })).data.id).toBe(data.id);
    expect(await refusalOf(support.call('DELETE /formation-enrollments/{id}', { params }))).toMatchObject({
      status: 403,
    });
  });
});

it('who follows a formation reads its documents, before the payment and after a refund nobody does', async () => {
  const formation = await createFormation(shop);
  const { data: item } = await staff.call('POST /content-library', {
    body: { title: 'Fiche', type: 'LINK', url: 'https://exemple.bj/fiche', formationId: formation.id, isPublic: false },
  });
  const shopper = await createShopper(shop);
  const reads = () => shop.client(shopper.token).call('GET /content-library/{id}', { params: { id: item.id } });
  const order = await buy(shopper, formation.id);
  expect(await refusalOf(reads())).toMatchObject({ status: 404 });
  await moveOrder(shop, order.id, 'PAID');
  expect((await reads()).data.title).toBe('Fiche');
  await moveOrder(shop, order.id, 'CANCELLED');
  expect(await refusalOf(reads())).toMatchObject({ status: 404 });
});

it('a person takes their enrolments along', async () => {
  const formation = await createFormation(shop, { price: 0, title: 'À emporter' });
  const client = shop.client((await createShopper(shop)).token);
  await client.call('POST /formations/{id}/enroll', { params: { id: formation.id } });
  expect((await client.call('GET /auth/export')).enrollments).toMatchObject([{ formation: { title: 'À emporter' } }]);
});
