import type { Review, StaffReview } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import { refuseIfHandledMeanwhile } from '#platform/handled-meanwhile';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { deleteReview, selectReview, updateReview } from './reviews.queries.ts';

type Judgement = {
  status?: Review['status'] | undefined;
  reply?: string | null | undefined;
  /** Of the review that was read before. */
  updatedAt?: string | undefined;
};

export async function findReviewOrThrow(db: Db, id: string, options = { lock: false }): Promise<StaffReview> {
  const review = await selectReview(db, id, options);
  if (!review) throw new Problem('review_not_found');
  return review;
}

/** The product shows its average, in its page and in every list. */
function dropReviews(platform: Platform, tx: Db, productId: string): void {
  platform.dropTags(tx, `reviews:${productId}`, `product:${productId}`, 'products');
}

function stateAfter(before: StaffReview, { status = before.status, reply: asked }: Judgement, now: Date) {
  const reply = asked === undefined ? before.reply : asked || null;
  // What decides the same again is the same call again.
  const isNew = status !== before.status || reply !== before.reply;
  if (reply === before.reply) return { status, reply, repliedAt: before.repliedAt, isNew };
  return { status, reply, repliedAt: reply === null ? null : now, isNew };
}

export function judgeReview(
  platform: Platform,
  by: StaffSession,
  { id, judgement }: { id: string; judgement: Judgement },
): Promise<StaffReview> {
  return platform.transact(async (tx) => {
    const before = await findReviewOrThrow(tx, id, { lock: true });
    const { isNew, ...state } = stateAfter(before, judgement, platform.clock.now());
    if (isNew) refuseIfHandledMeanwhile(before, judgement.updatedAt);
    await updateReview(tx, id, state);
    const after = await findReviewOrThrow(tx, id);
    await recordAct(tx, by, { act: 'update', resource: 'reviews', id, before, after });
    dropReviews(platform, tx, before.itemId);
    return after;
  });
}

export async function removeReview(platform: Platform, by: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    const before = await findReviewOrThrow(tx, id, { lock: true });
    await deleteReview(tx, id);
    await recordAct(tx, by, { act: 'delete', resource: 'reviews', id, before });
    dropReviews(platform, tx, before.itemId);
  });
}
