import { expect } from '@playwright/test';
import type { CallInput } from '@tokpa/contract/client';
import { somebody } from '../shoppers.ts';
import { moveOrder } from '../staff.ts';
import { attackedBody, shortAttack } from './attack.ts';
import type { Row, Writer } from './writer.ts';

const DAY_MS = 86_400_000;
const inAYear = new Date(Date.now() + 300 * DAY_MS).toISOString();
const PRODUCT_LEFT_OUT = ['category', 'subcategory', 'image', 'images', 'options', 'variations', 'sku'];

async function makeProduct(
  { make, staff, rows, mark, keysUsed, undoWith }: Writer,
  picture: Uint8Array,
  shelf: string,
): Promise<Row> {
  const category = await make('categories');
  keysUsed.add('POST /products');
  // Dear and rare: no other test buys it.
  const fields = attackedBody('POST /products', {
    ...Object.fromEntries(PRODUCT_LEFT_OUT.map((name) => [name, undefined])),
    slug: `attaque-products-${mark}`,
    categoryId: category.id,
    price: 90_000,
    stock: 9,
    status: 'PUBLISHED',
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, pictures: [{ upload: 0, alt: shortAttack(300) }] }))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  form.append('images', new Blob([Uint8Array.from(picture)]), '"><img src=x onerror=1>.jpg');
  const { data } = await staff.api.call('POST /products', { body: form });
  // What was ordered is kept: out of sight, and out of the category that is to go.
  const body = { name: 'Article retiré', status: 'ARCHIVED' as const, categoryId: shelf };
  undoWith(() => staff.api.call('PUT /products/{id}', { params: { id: data.id }, body }));
  rows['products'] = { id: data.id, slug: data.slug, orderNumber: '' };
  return rows['products'];
}

/** Of other sizes and colours, whose names and values are texts too. */
async function makeVaried({ staff, rows, mark, undoWith }: Writer, categoryId: string, shelf: string): Promise<void> {
  const option = { name: shortAttack(40), value: shortAttack(80) };
  const { data } = await staff.api.call('POST /products', {
    body: {
      name: `Attaque ${mark}`,
      slug: `attaque-varied-${mark}`,
      categoryId,
      price: 90_000,
      status: 'PUBLISHED',
      options: [{ name: option.name, values: [option.value] }],
      variations: [
        { options: { [option.name]: option.value }, price: 90_000, stock: 3, sku: `${mark}${shortAttack(20)}` },
      ],
    },
  });
  const body = { name: 'Article retiré', status: 'ARCHIVED' as const, categoryId: shelf };
  undoWith(() => staff.api.call('PUT /products/{id}', { params: { id: data.id }, body }));
  rows['varied'] = { id: data.id, slug: data.slug, orderNumber: '' };
}

async function publish({ make, rows }: Writer, productId: string): Promise<void> {
  const course = { price: 0, status: 'PUBLISHED' };
  await make('blog-categories');
  await make('blog-tags');
  await make('recipe-categories');
  await make('blog-posts', { status: 'PUBLISHED', categoryId: rows['blog-categories']?.id });
  await make('recipes', { status: 'PUBLISHED', categoryId: rows['recipe-categories']?.id, productIds: [productId] });
  await make('formations', course);
  await make('seminars', { ...course, startDate: inAYear, maxParticipants: 9 });
  await make('coaching-sessions', { ...course, startDate: inAYear });
  const formationId = rows['formations']?.id;
  await make('content-library', { type: 'LINK', url: 'https://exemple.bj/guide', isPublic: true, formationId });
}

/** What shoppers write about what they read and buy, and what the shop answers. */
async function discuss({ send, shopper, staff, rows }: Writer): Promise<void> {
  const productId = rows['products']?.id;
  const about = { itemType: 'PRODUCT', itemId: productId, rating: 1 };
  const review = await send(shopper.api, 'POST /reviews', { body: about });
  await send(staff.api, 'PUT /reviews/{id}', { id: review.id, body: { status: 'APPROVED' } });
  const comment = await send(shopper.api, 'POST /blog-posts/{id}/comments', { id: rows['blog-posts']?.id });
  await send(staff.api, 'PUT /blog-comments/{id}', { id: comment.id, body: { status: 'APPROVED' } });
  const movement = { change: 1, reason: 'delivery' };
  await send(staff.api, 'POST /products/{id}/stock-movements', { id: productId, body: movement });
}

async function order({ send, shopper, staff, rows }: Writer): Promise<void> {
  const address = await send(shopper.api, 'POST /shipping-addresses', { body: { country: 'Bénin' } });
  await shopper.api.call('POST /cart/items', { body: { productId: rows['products']?.id ?? '' } });
  const { order: placed } = await shopper.api.call('POST /orders', {
    body: { shippingAddressId: address.id, paymentMethod: 'momo' },
  });
  const { id, orderNumber } = placed;
  rows['orders'] = { id, orderNumber, slug: '' };
  await send(staff.api, 'POST /orders/{id}/notes', { id });
  await send(staff.api, 'PATCH /orders/{id}/status', { id, body: { status: 'SHIPPED' } });
  await send(staff.api, 'POST /orders/{id}/payments/received', { id });
  await send(staff.api, 'PATCH /orders/{id}/status', { id, body: { status: 'CANCELLED' } });
  const { email } = shopper;
  await send(shopper.api, 'POST /return-requests', {
    body: { orderNumber, email, reason: 'other', website: undefined },
  });
  await send(shopper.api, 'POST /contact-messages', { body: { email, subject: 'other', website: undefined } });
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Walks the provider's page to its end, as the payer does. */
async function pay(paymentPage: string): Promise<void> {
  const post = (step: string, body: string) =>
    fetch(`${paymentPage}/${step}`, { method: 'POST', headers: FORM, body, redirect: 'manual' });
  await post('payer', 'operator=mtn&phone=0197000000');
  await post('decision', 'decision=approve');
}

/** What the team writes down for somebody who calls. */
async function takeOrder({ staff, rows, keysUsed }: Writer): Promise<{ id: string; paymentPage: string }> {
  keysUsed.add('POST /orders/caller');
  const { customer, address } = attackedBody('POST /orders/caller') as Record<string, object>;
  const { phoneNumber: phone, email } = somebody();
  const body = attackedBody('POST /orders/caller', {
    couponCode: undefined,
    items: [{ itemId: rows['products']?.id, quantity: 1 }],
    paymentMethod: 'momo',
    customer: { ...customer, phone, email },
    address: { ...address, country: 'Bénin' },
  });
  const { data, checkout_url: paymentPage = '' } = await staff.api.call('POST /orders/caller', {
    body: body as CallInput<'POST /orders/caller'>['body'],
  });
  rows['called'] = { id: data.id, orderNumber: data.orderNumber, slug: '' };
  return { id: data.id, paymentPage };
}

/** What the team writes about money: a part that goes back by hand, and a payment that comes although the order had been marked as paid. */
async function giveBack(writer: Writer): Promise<void> {
  const { send, staff } = writer;
  const { id, paymentPage } = await takeOrder(writer);
  await moveOrder(staff, id, 'PAID');
  await send(staff.api, 'POST /orders/{id}/refunds', { id, body: { amount: 500 } });
  const [refund] = (await staff.api.call('GET /orders/{id}', { params: { id } })).data.refunds;
  const params = { refundId: refund?.id ?? '' };
  await send(staff.api, 'POST /orders/{id}/refunds/{refundId}/done', { id, params });
  await pay(paymentPage);
  const query = { orderId: id, needsAttention: 'true' };
  const toLookAt = async () => (await staff.api.call('GET /transactions', { query })).data.map((payment) => payment.id);
  await expect.poll(toLookAt).toHaveLength(1);
  const [paymentId] = await toLookAt();
  await send(staff.api, 'POST /transactions/{id}/settle', { id: paymentId, body: { isSameMoney: false } });
}

/** The names that somebody gives to the filters of a list. */
async function keepFilters({ send, staff, undoWith }: Writer): Promise<void> {
  const { id } = await send(staff.api, 'PUT /auth/admin/saved-filters', { body: { list: 'transactions' } });
  undoWith(() => staff.api.call('DELETE /auth/admin/saved-filters/{id}', { params: { id } }));
}

async function answer({ send, shopper, staff, rows }: Writer): Promise<void> {
  // Others write to the same shop at the same moment.
  const query = { limit: 1, search: shopper.email } as const;
  const [message] = (await staff.api.call('GET /contact-messages', { query })).data;
  const [request] = (await staff.api.call('GET /return-requests', { query })).data;
  rows['contact-messages'] = await send(staff.api, 'PUT /contact-messages/{id}', { id: message?.id });
  rows['return-requests'] = await send(staff.api, 'PUT /return-requests/{id}', { id: request?.id });
}

/** A seat that costs nothing, and who sits on it. */
async function nameParticipant({ send, shopper, rows }: Writer): Promise<void> {
  await shopper.api.call('POST /cart/items', {
    body: { itemType: 'SEMINAR', itemId: rows['seminars']?.id ?? '', quantity: 1 },
  });
  const { order: placed } = await shopper.api.call('POST /orders', { body: { paymentMethod: 'momo' } });
  const [seat] = (await shopper.api.call('GET /seminar-registrations', { query: { orderId: placed.id } })).data;
  const body = { email: somebody().email };
  await send(shopper.api, 'PUT /seminar-registrations/{id}/participant', { id: seat?.id, body });
}

async function enrol({ send, shopper, staff, rows }: Writer): Promise<void> {
  const { id: userId } = shopper;
  const seminar = { seminarId: rows['seminars']?.id, userId };
  rows['seminar-registrations'] = await send(staff.api, 'POST /seminar-registrations', { body: seminar });
  const coaching = { coachingSessionId: rows['coaching-sessions']?.id, userId, email: undefined };
  rows['coaching-enrollments'] = await send(staff.api, 'POST /coaching-enrollments', { body: coaching });
  const params = { id: rows['formations']?.id ?? '' };
  const { data } = await shopper.api.call('POST /formations/{id}/enroll', { params });
  rows['formation-enrollments'] = { id: data.id, slug: '', orderNumber: '' };
  // Last, as nobody gets a seat afterwards: the team's word goes into the mails.
  await send(staff.api, 'POST /seminars/{id}/cancel', { id: rows['seminars']?.id });
  await send(staff.api, 'POST /coaching-sessions/{id}/cancel', { id: rows['coaching-sessions']?.id });
}

/** Leaves an attack in every text that the shop keeps; `shelf` is the category in which what can not be deleted ends. */
export async function fillShop(writer: Writer, picture: Uint8Array, shelf: string): Promise<void> {
  const { make, mark } = writer;
  const product = await makeProduct(writer, picture, shelf);
  await makeVaried(writer, writer.rows['categories']?.id ?? '', shelf);
  await publish(writer, product.id);
  await make('coupons', { code: `ATTAQUE-${mark}`.toUpperCase(), type: 'PERCENT', value: 5, isActive: false });
  await make('admin/email-campaigns');
  await make('staff', { email: `invitee.${mark}@exemple.bj`, role: 'EDITOR' });
  await discuss(writer);
  await order(writer);
  await giveBack(writer);
  await keepFilters(writer);
  await answer(writer);
  await nameParticipant(writer);
  await enrol(writer);
}
