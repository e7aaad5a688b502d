import { minutesAfter } from '#platform/clock';
import type { Db } from '#db/connect';
import { addNotice, dropNotices } from './notices.queries.ts';
import { lockOrderAndAttempt, updateAttempt, type AttemptRow } from './payments.queries.ts';
import type { ProviderFailure } from './provider.ts';

export const RETRY_MINUTES = 2;
const REFUSES = 'Le prestataire refuse d’en dire l’état : à vérifier chez lui.';
const SAYS_NOTHING = 'Le prestataire n’a pas répondu au dernier contrôle de ce paiement : à vérifier chez lui.';

/** One due check, claimed until `next`: whoever finds another moment there comes after somebody else. */
type Check = { now: Date; next: Date; isLast: boolean };

/**
 * Asked again soon for as long as it is watched: the provider may come back, a wrong key be put right. A person is told once of what
 * the provider refuses to speak of, and of what it left unanswered to the end: nobody else would see that it was paid. What was
 * learned of it while the provider said nothing stands. Locks the order, then the attempt.
 */
export async function noteSilence(
  tx: Db,
  { id: attemptId, status: askedAs }: AttemptRow,
  { outcome, check }: { outcome: ProviderFailure['outcome']; check: Check },
): Promise<void> {
  const { now, next, isLast } = check;
  const { status, next_check_at: claimedUntil } = await lockOrderAndAttempt(tx, attemptId);
  const isOurs = claimedUntil !== null && new Date(claimedUntil).getTime() === next.getTime();
  if (!isOurs || status !== askedAs) return;
  const nextCheckAt = isLast ? null : minutesAfter(now, RETRY_MINUTES);
  await updateAttempt(tx, attemptId, { asked_in_vain: true, next_check_at: nextCheckAt });
  if (outcome === 'rejected') await addNotice(tx, { attemptId }, REFUSES);
  else if (isLast) await addNotice(tx, { attemptId }, SAYS_NOTHING);
}

/** The provider has answered: nobody has to look any more, and a new silence is told anew. The caller locks no order after it. */
export async function hearOf(tx: Db, { id, asked_in_vain: wasSilent }: AttemptRow): Promise<void> {
  if (!wasSilent) return;
  await updateAttempt(tx, id, { asked_in_vain: false });
  await dropNotices(tx, id, [REFUSES, SAYS_NOTHING]);
}
