import { RETURN_REASON_LABELS, type ReturnRequestInput } from '@tokpa/contract';
import { findSettings } from '#features/settings';
import type { Platform } from '#platform/platform';
import { emailKey, type Limit } from '#platform/throttle';
import { newRequestMail } from './emails/new-request.ts';
import { requestReceivedMail } from './emails/request-received.ts';
import { insertReturnRequest } from './return-requests.queries.ts';

const HOUR = 3600;
// Phone networks put many people behind one address.
const REQUESTS_PER_ADDRESS: Limit = { name: 'return-address', points: 20, seconds: HOUR };
const REQUESTS_PER_EMAIL: Limit = { name: 'return-email', points: 5, seconds: HOUR };

/**
 * Keeps a request, hands it to the staff and tells its sender so. Whether the order exists is not told: its number and an
 * address must not let strangers find out. A robot, which fills in the field that people do not see, hears the same and
 * leaves nothing.
 */
export async function receiveReturnRequest(platform: Platform, input: ReturnRequestInput, ip: string): Promise<void> {
  await platform.throttle.count(REQUESTS_PER_ADDRESS, ip);
  if (input.website) return;
  await platform.throttle.count(REQUESTS_PER_EMAIL, emailKey(input.email));
  const { email, reason, description = '' } = input;
  const orderNumber = input.orderNumber.toUpperCase();
  const reasonLabel = RETURN_REASON_LABELS[reason];
  await platform.transact(async (tx) => {
    const { contactEmail } = await findSettings(tx);
    const createdAt = platform.clock.now();
    const id = await insertReturnRequest(tx, { orderNumber, email, reason, description, createdAt });
    await platform.mailer.send(tx, newRequestMail, {
      to: contactEmail,
      data: { orderNumber, email, reasonLabel, description: description || null },
      about: { id, email },
      headers: { 'Reply-To': email },
    });
    await platform.mailer.send(tx, requestReceivedMail, {
      to: email,
      data: { orderNumber, reasonLabel },
      about: { id },
    });
  });
}
