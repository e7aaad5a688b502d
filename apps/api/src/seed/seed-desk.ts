import { randomUUID } from 'node:crypto';
import { fullNameOf } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { campaigns, coupons, messages, returns, waitingReviews } from './content/index.ts';
import { daysBefore, type SeededProduct } from './seed-catalogue.ts';
import type { SeededShopper } from './seed-shoppers.ts';

type Seeded = { products: ReadonlyMap<string, SeededProduct>; shoppers: ReadonlyMap<string, SeededShopper>; now: Date };

const HOURS = 24;
// Of the shoppers, the last ones never asked for the letter, and one has left it again.
const WITHOUT_LETTER = 5;
const THANKED = 2;

async function seedMessages(db: Db, shoppers: readonly SeededShopper[], now: Date): Promise<void> {
  const rows = messages.flatMap(({ shopperIndex, subject, message, hoursAgo, answer }) => {
    const shopper = shoppers[shopperIndex % shoppers.length];
    if (!shopper) return [];
    const { id, firstName, lastName, email, phone } = shopper;
    const at = daysBefore(now, hoursAgo / HOURS);
    return {
      user_id: id,
      name: fullNameOf({ firstName, lastName }),
      email,
      phone,
      subject,
      message,
      status: answer === null ? ('NEW' as const) : ('ANSWERED' as const),
      answer,
      answered_at: answer === null ? null : at,
      created_at: at,
    };
  });
  await db.insertInto('contact_messages').values(rows).execute();
}

async function seedReturns(db: Db, now: Date): Promise<void> {
  const delivered = await db
    .selectFrom('orders')
    .select(['order_number', 'customer_email'])
    .where('status', '=', 'DELIVERED')
    .where('shipping_address', 'is not', null)
    .orderBy('id', 'desc')
    .limit(Math.max(...returns.map(({ orderIndex }) => orderIndex)) + 1)
    .execute();
  const rows = returns.flatMap(({ orderIndex, reason, description, daysAgo, status, answer }) => {
    const order = delivered[orderIndex];
    if (!order) return [];
    const at = daysBefore(now, daysAgo);
    return {
      order_number: order.order_number,
      email: order.customer_email,
      reason,
      description,
      status,
      answer,
      answered_at: answer === null ? null : at,
      created_at: at,
    };
  });
  await db.insertInto('return_requests').values(rows).execute();
}

async function seedCoupons(db: Db, shoppers: readonly SeededShopper[], now: Date): Promise<void> {
  const rows = coupons.map(({ code, description, type, value, isActive, ...limits }) => ({
    code,
    description,
    type,
    value,
    min_order_amount: limits.minOrderAmount,
    ends_at: limits.endsInDays === null ? null : daysBefore(now, -limits.endsInDays),
    usage_limit: limits.usageLimit,
    usage_limit_per_user: limits.usageLimitPerUser ?? null,
    is_active: isActive,
  }));
  const made = await db.insertInto('coupons').values(rows).returning(['id', 'type']).execute();
  const thanks = made.find(({ type }) => type === 'FIXED');
  if (!thanks) return;
  const given = shoppers.slice(0, THANKED).map(({ id }) => ({ user_id: id, coupon_id: thanks.id }));
  await db.insertInto('user_coupons').values(given).execute();
}

/** Who takes the letter; the first one has had enough of it. */
async function seedSubscribers(db: Db, shoppers: readonly SeededShopper[], now: Date): Promise<string[]> {
  const readers = shoppers.slice(0, Math.max(0, shoppers.length - WITHOUT_LETTER));
  const rows = readers.map(({ email }, at) => {
    const since = daysBefore(now, 90 - at);
    const hasLeft = at === 0;
    return {
      email,
      token: randomUUID(),
      status: hasLeft ? ('UNSUBSCRIBED' as const) : ('CONFIRMED' as const),
      confirmed_at: since,
      unsubscribed_at: hasLeft ? daysBefore(now, 3) : null,
      created_at: since,
    };
  });
  await db.insertInto('newsletter_subscribers').values(rows).execute();
  return readers.map(({ email }) => email);
}

async function seedCampaigns(db: Db, readers: readonly string[], now: Date): Promise<void> {
  for (const { subject, preheader, content, sentDaysAgo } of campaigns) {
    const sentAt = sentDaysAgo === null ? null : daysBefore(now, sentDaysAgo);
    const { id } = await db
      .insertInto('email_campaigns')
      .values({
        subject,
        preheader,
        content,
        status: sentAt === null ? 'DRAFT' : 'SENT',
        started_at: sentAt,
        sent_at: sentAt,
        ...(sentAt !== null && { recipients_count: readers.length, sent_count: readers.length }),
        created_at: sentAt ?? daysBefore(now, 1),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (sentAt === null) continue;
    const mailed = readers.map((email) => ({
      campaign_id: id,
      email,
      status: 'SENT' as const,
      attempts: 1,
      sent_at: sentAt,
    }));
    await db.insertInto('campaign_recipients').values(mailed).execute();
  }
}

async function seedWaitingReviews(db: Db, { products, now }: Seeded, shoppers: readonly SeededShopper[]) {
  const rows = waitingReviews.flatMap(({ productSlug, shopperIndex, rating, title, content, hoursAgo }) => {
    const [product, shopper] = [products.get(productSlug), shoppers[shopperIndex % shoppers.length]];
    if (!product || !shopper) return [];
    return {
      product_id: product.id,
      user_id: shopper.id,
      rating,
      title,
      content,
      status: 'PENDING' as const,
      created_at: daysBefore(now, hoursAgo / HOURS),
    };
  });
  // Nobody reviews a product twice; who has already done so is left out.
  await db
    .insertInto('reviews')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What somebody who runs the shop finds on every screen: questions, returns, codes, the letter and its readers. */
export async function seedDesk(db: Db, seeded: Seeded): Promise<void> {
  const { now } = seeded;
  const shoppers = [...seeded.shoppers.values()];
  await seedMessages(db, shoppers, now);
  await seedReturns(db, now);
  await seedCoupons(db, shoppers, now);
  await seedCampaigns(db, await seedSubscribers(db, shoppers, now), now);
  await seedWaitingReviews(db, seeded, shoppers);
}
