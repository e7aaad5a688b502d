import { minutesAfter } from '#platform/clock';
import { hashToken, newToken } from '#platform/tokens';
import { paymentAttemptOf } from '#testing/announce-payment';
import { createAddress } from '#testing/create-address';
import { createFormation, createSeminar } from '#testing/create-course';
import { createOrder } from '#testing/create-order';
import { createProduct } from '#testing/create-product';
import type { Shopper } from '#testing/create-shopper';
import { createStaff, type StaffMember } from '#testing/create-staff';
import { fillCart } from '#testing/fill-cart';
import { nextNumber } from '#testing/numbering';
import type { TestShop } from '#testing/test-shop';

/** What a shopper may have used up: something in the cart, an order to pay, one that left unpaid, one to return. */
async function provideOrders(shop: TestShop, shopper: Shopper) {
  // What other requests left in the cart may be too much for cash.
  const leftOver = shop.platform.db.deleteFrom('cart_items').using('carts').whereRef('cart_id', '=', 'carts.id');
  await leftOver.where('user_id', '=', shopper.userId).execute();
  const delivered = await createOrder(shop, { shopper, paymentMethod: 'cod', status: 'DELIVERED' });
  const left = await createOrder(shop, { shopper, paymentMethod: 'momo', status: 'SHIPPED' });
  const open = await createOrder(shop, { shopper, paymentMethod: 'momo' });
  const address = await createAddress(shop, shopper.userId, { isDefault: false });
  const product = await createProduct(shop, { stock: 1000 });
  await fillCart(shop, shopper.userId, [{ productId: product.id, quantity: 2 }]);
  const inCart = shop.platform.db.selectFrom('carts').innerJoin('cart_items', 'cart_id', 'carts.id');
  const items = await inCart.select('cart_items.id').where('user_id', '=', shopper.userId).execute();
  return { orders: [delivered.order, left.order, open.order], shippingAddresses: address, products: product, items };
}

/** A formation that costs nothing, and one that the shopper has begun. */
async function provideFormations(shop: TestShop, { userId }: Shopper) {
  const begun = await createFormation(shop, { lessons: ['Reconnaître un bon beurre', 'Le conserver'] });
  const { id } = await shop.platform.db
    .insertInto('formation_enrollments')
    .values({ formation_id: begun.id, user_id: userId, status: 'ACTIVE', enrolled_at: shop.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lessons = begun.lessonIds.map((lessonId) => ({ id: lessonId }));
  return { formations: await createFormation(shop, { price: 0 }), formationEnrollments: { id, lessons } };
}

/** A seat that the shopper has bought with this order. */
async function provideSeat(shop: TestShop, { userId, email }: Shopper, orderId: string) {
  const { id: seminarId } = await createSeminar(shop);
  const person = { full_name: 'Afi Dossou', email, phone: '' };
  const seat = await shop.platform.db
    .insertInto('seminar_registrations')
    .values({ seminar_id: seminarId, user_id: userId, order_id: orderId, ...person, status: 'CONFIRMED' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { seminarRegistrations: seat };
}

/** Payments that somebody at the shop must look at: one of an order, and one that the shop does not know. */
async function providePaymentsToSettle({ platform: { db }, clock }: TestShop, attemptId: string) {
  await db.insertInto('payment_notices').values({ attempt_id: attemptId, sentence: 'Payé deux fois' }).execute();
  const known = { provider: 'sandbox', provider_reference: `inconnu-${nextNumber()}`, amount: 1000, currency: 'XOF' };
  const { id } = await db
    .insertInto('unmatched_payments')
    .values({ ...known, paid_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { transactions: { id: attemptId }, unmatchedPayments: { id } };
}

/** An order that was given back, in two parts that somebody at the shop has still to pay out. */
async function provideRefunds(shop: TestShop, shopper: Shopper, { token }: StaffMember) {
  const { orderId: id } = await createOrder(shop, { shopper, paymentMethod: 'cod', status: 'DELIVERED' });
  const body = { amount: 100, reason: 'Article abîmé' };
  const refund = () => shop.client(token).call('POST /orders/{id}/refunds', { params: { id }, body });
  await refund();
  return (await refund()).data;
}

/** What the links in mails prove themselves by: of a reader of the newsletter who waits for a product, and of an invitation to the team. */
async function provideMailedToken({ platform: { db }, clock }: TestShop, productId: string, { staffId }: StaffMember) {
  const [email, token] = [`lectrice${nextNumber()}@exemple.bj`, newToken('nws_')];
  await db.insertInto('newsletter_subscribers').values({ email, token }).execute();
  await db.insertInto('stock_alerts').values({ email, token, product_id: productId }).execute();
  const invitation = { staff_id: staffId, token_hash: hashToken(token), expires_at: minutesAfter(clock.now(), 60) };
  await db.insertInto('staff_invitations').values(invitation).execute();
  return token;
}

/** Gives a shopper, and the team, what may have been used up. What was made. */
export async function provide(shop: TestShop, shopper: Shopper): Promise<Record<string, unknown>> {
  const member = await createStaff(shop);
  const returned = await provideRefunds(shop, shopper, member);
  // The last to order: what is in the cart afterwards stays there.
  const made = await provideOrders(shop, shopper);
  const orderId = made.orders.at(-1)?.id ?? '';
  const { id: attemptId } = await paymentAttemptOf(shop, orderId);
  return {
    ...made,
    ...(await provideFormations(shop, shopper)),
    ...(await provideSeat(shop, shopper, orderId)),
    ...(await providePaymentsToSettle(shop, attemptId)),
    orders: [returned, ...made.orders],
    mailedToken: await provideMailedToken(shop, made.products.id, member),
    teamEmail: member.email,
    users: { id: shopper.userId, email: shopper.email },
  };
}
