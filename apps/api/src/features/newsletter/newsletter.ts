import { proveAddress } from '#features/auth';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { emailKey, type Limit } from '#platform/throttle';
import { newToken } from '#platform/tokens';
import { confirmationMail } from './emails/confirmation.ts';
import { confirmSubscriber, unsubscribeSubscriber, writeSubscriber } from './newsletter.queries.ts';

const HOUR = 3600;
const SUBSCRIBE_PER_ADDRESS: Limit = { name: 'newsletter-address', points: 200, seconds: HOUR };
const SUBSCRIBE_PER_EMAIL: Limit = { name: 'newsletter-email', points: 5, seconds: HOUR };

/** Only the owner of a mailbox can subscribe it: a mail asks. Whether the address was there already is not told. */
export async function subscribe(platform: Platform, email: string, ip: string): Promise<void> {
  await platform.throttle.count(SUBSCRIBE_PER_ADDRESS, ip);
  await platform.throttle.count(SUBSCRIBE_PER_EMAIL, emailKey(email));
  await platform.transact(async (tx) => {
    const subscriber = await writeSubscriber(tx, { email, token: newToken('nws_'), now: platform.clock.now() });
    if (subscriber.status === 'CONFIRMED') return;
    const { id, token } = subscriber;
    await platform.mailer.send(tx, confirmationMail, {
      to: email,
      data: { token },
      about: { id },
      headers: { 'List-Unsubscribe': `<${platform.config.publicUrl}/newsletter/unsubscribe?token=${token}>` },
    });
  });
}

/** Whoever is logged in meanwhile, under this very address, has shown that its mailbox is theirs. */
export async function confirm(platform: Platform, token: string, userId: string | undefined): Promise<void> {
  const now = platform.clock.now();
  await platform.transact(async (tx) => {
    const email = await confirmSubscriber(tx, token, now);
    if (email === undefined) throw new Problem('invalid_newsletter_link');
    if (userId !== undefined) await proveAddress(tx, { userId, email, now });
  });
}

export async function unsubscribe(platform: Platform, token: string): Promise<void> {
  const isKnown = await unsubscribeSubscriber(platform.db, token, platform.clock.now());
  if (!isKnown) throw new Problem('invalid_newsletter_link');
}
