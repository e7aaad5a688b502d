import type { NewsletterSubscriber } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { forgetRows, recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { subscriberRemoving } from './newsletter.events.ts';
import { deleteSubscriber, selectSubscriber } from './newsletter.queries.ts';

export async function findSubscriberOrThrow(db: Db, id: string): Promise<NewsletterSubscriber> {
  const subscriber = await selectSubscriber(db, id);
  if (!subscriber) throw new Problem('subscriber_not_found');
  return subscriber;
}

/** Removes an address and all that was noted of it, in old letters and the outbox too; a campaign under way passes it by. */
export async function removeSubscriber(platform: Platform, by: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    const { email } = await findSubscriberOrThrow(tx, id);
    await deleteSubscriber(tx, email);
    await platform.events.emit(tx, subscriberRemoving, { email });
    await platform.mailer.forgetAbout(tx, [id]);
    await recordAct(tx, by, { act: 'delete', resource: 'newsletter-subscribers', id });
    await forgetRows(tx, 'newsletter-subscribers', [id]);
  });
}
