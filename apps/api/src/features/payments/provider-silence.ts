import { minutesAfter } from '#platform/clock';
import type { Db } from '#db/connect';
import { addNotice, dropNotices } from './notices.queries.ts';
import { updateAttempt, type AttemptRow } from './payments.queries.ts';
import type { ProviderFailure } from './provider.ts';

const RETRY_MINUTES = 2;
const REFUSES = 'Le prestataire refuse d’en dire l’état : à vérifier chez lui.';
const SAYS_NOTHING = 'Le prestataire n’a pas répondu au dernier contrôle de ce paiement : à vérifier chez lui.';

/**
 * Asked again soon for as long as it is watched: the provider may come back, a wrong key be put right. A person is told once of what
 * the provider refuses to speak of, and of what it left unanswered to the end: nobody else would see that it was paid.
 */
export async function noteSilence(
  db: Db,
  { id: attemptId }: AttemptRow,
  { outcome, now, isLast }: { outcome: ProviderFailure['outcome']; now: Date; isLast: boolean },
): Promise<void> {
  const nextCheckAt = isLast ? null : minutesAfter(now, RETRY_MINUTES);
  await updateAttempt(db, attemptId, { asked_in_vain: true, next_check_at: nextCheckAt });
  if (outcome === 'rejected') await addNotice(db, { attemptId }, REFUSES);
  else if (isLast) await addNotice(db, { attemptId }, SAYS_NOTHING);
}

/** The provider has answered: nobody has to look any more, and a new silence is told anew. The caller locks no order after it. */
export async function hearOf(tx: Db, { id, asked_in_vain: wasSilent }: AttemptRow): Promise<void> {
  if (!wasSilent) return;
  await updateAttempt(tx, id, { asked_in_vain: false });
  await dropNotices(tx, id, [REFUSES, SAYS_NOTHING]);
}
