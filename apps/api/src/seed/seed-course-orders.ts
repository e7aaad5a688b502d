import { fullNameOf } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { daysBefore } from './seed-catalogue.ts';
import type { SeededCourse } from './seed-courses.ts';
import { idMadeAt } from './seed-orders.ts';
import type { SeededShopper } from './seed-shoppers.ts';

type Seeded = {
  formations: readonly SeededCourse[];
  seminars: readonly SeededCourse[];
  sessions: readonly SeededCourse[];
  shoppers: readonly SeededShopper[];
  now: Date;
};

type Line = { formation_id?: string; seminar_id?: string; coaching_session_id?: string };
type Sale = { course: SeededCourse; line: Line; shopper: SeededShopper; placedAt: Date };

const DAYS_APART = 2;
// The demo's own orders of products end with four digits from 0001 on.
const FIRST_NUMBER = 9001;

/** Every shopper takes the next course that has a seat left: a few people in each, none of them twice in one. */
function planSales({ formations, seminars, sessions, shoppers, now }: Seeded): Sale[] {
  const offers = [
    ...formations.map((course) => ({ course, line: { formation_id: course.id } })),
    ...seminars.map((course) => ({ course, line: { seminar_id: course.id } })),
    ...sessions.map((course) => ({ course, line: { coaching_session_id: course.id } })),
  ];
  const turns = shoppers.flatMap((_, round) => offers.filter(({ course }) => course.seats > round));
  return shoppers.flatMap((shopper, at) => {
    const offer = turns[at];
    return offer ? [{ ...offer, shopper, placedAt: daysBefore(now, (at + 1) * DAYS_APART) }] : [];
  });
}

async function insertPaidOrder(tx: Db, { course, line, shopper, placedAt }: Sale, number: number): Promise<string> {
  const id = idMadeAt(placedAt);
  await tx
    .insertInto('orders')
    .values({
      id,
      order_number: `ORD-${placedAt.getTime()}-${number}`,
      user_id: shopper.id,
      status: 'DELIVERED',
      payment_method: 'momo',
      subtotal_amount: course.price,
      shipping_fee: 0,
      total_amount: course.price,
      final_amount: course.price,
      items_count: 1,
      customer_name: fullNameOf(shopper),
      customer_email: shopper.email,
      customer_phone: shopper.phone,
      paid_at: placedAt,
      created_at: placedAt,
    })
    .execute();
  const picture = course.picture ? JSON.stringify(course.picture) : null;
  await tx
    .insertInto('order_items')
    .values({ order_id: id, ...line, name: course.title, picture, price: course.price, quantity: 1 })
    .execute();
  const events = (['PENDING', 'PAID', 'DELIVERED'] as const).map((status) => ({
    order_id: id,
    status,
    actor: status === 'PENDING' ? ('SHOPPER' as const) : ('PAYMENT' as const),
    created_at: placedAt,
  }));
  await tx.insertInto('order_events').values(events).execute();
  await tx
    .insertInto('payment_attempts')
    .values({
      order_id: id,
      provider: 'sandbox',
      provider_reference: `demo-course-${number}`,
      method: 'mtn',
      amount: course.price,
      status: 'PAID',
      expires_at: placedAt,
      paid_at: placedAt,
      created_at: placedAt,
    })
    .execute();
  return id;
}

async function enrol(tx: Db, { line, shopper, placedAt }: Sale, orderId: string): Promise<void> {
  const whose = { user_id: shopper.id, order_id: orderId, created_at: placedAt };
  if (line.formation_id !== undefined) {
    await tx
      .insertInto('formation_enrollments')
      .values({ ...whose, formation_id: line.formation_id, status: 'ACTIVE', enrolled_at: placedAt })
      .execute();
  }
  if (line.seminar_id !== undefined) {
    const { firstName, lastName, email, phone } = shopper;
    await tx
      .insertInto('seminar_registrations')
      .values({ ...whose, seminar_id: line.seminar_id, full_name: fullNameOf({ firstName, lastName }), email, phone })
      .execute();
  }
  if (line.coaching_session_id !== undefined) {
    await tx
      .insertInto('coaching_enrollments')
      .values({ ...whose, coaching_session_id: line.coaching_session_id })
      .execute();
  }
}

/** Paid orders of courses, each with the enrolment that it gave. */
export async function seedCourseOrders(tx: Db, seeded: Seeded): Promise<void> {
  for (const [at, sale] of planSales(seeded).entries()) {
    await enrol(tx, sale, await insertPaidOrder(tx, sale, FIRST_NUMBER + at));
  }
}
