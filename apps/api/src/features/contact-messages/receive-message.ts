import { CONTACT_SUBJECT_LABELS, normaliseVisitorPhone, type ContactMessageInput } from '@tokpa/contract';
import { findSettings } from '#features/settings';
import type { Platform } from '#platform/platform';
import { emailKey, type Limit } from '#platform/throttle';
import { insertContactMessage } from './contact-messages.queries.ts';
import { messageReceivedMail } from './emails/message-received.ts';
import { newMessageMail } from './emails/new-message.ts';

const HOUR = 3600;
// Phone networks put many people behind one address.
const MESSAGES_PER_ADDRESS: Limit = { name: 'contact-address', points: 20, seconds: HOUR };
const MESSAGES_PER_EMAIL: Limit = { name: 'contact-email', points: 5, seconds: HOUR };

/** Where a message comes from, and whose it is when its sender is logged in. */
type Sender = { ip: string; userId: string | null };

/**
 * Keeps a message, hands it to the staff and tells its sender so. A robot, which fills in the field that people do not see,
 * hears the same and leaves nothing.
 */
export async function receiveMessage(platform: Platform, input: ContactMessageInput, sender: Sender): Promise<void> {
  const { ip, userId } = sender;
  await platform.throttle.count(MESSAGES_PER_ADDRESS, ip);
  if (input.website) return;
  await platform.throttle.count(MESSAGES_PER_EMAIL, emailKey(input.email));
  const { name, email, subject, message } = input;
  const phone = normaliseVisitorPhone(input.phone ?? '');
  const subjectLabel = CONTACT_SUBJECT_LABELS[subject];
  await platform.transact(async (tx) => {
    const { contactEmail } = await findSettings(tx);
    const createdAt = platform.clock.now();
    const id = await insertContactMessage(tx, { name, email, phone, subject, message, userId, createdAt });
    await platform.mailer.send(tx, newMessageMail, {
      to: contactEmail,
      data: { name, email, phone: phone || null, subjectLabel, message },
      about: { id, email },
      headers: { 'Reply-To': email },
    });
    await platform.mailer.send(tx, messageReceivedMail, { to: email, data: { subjectLabel }, about: { id } });
  });
}
