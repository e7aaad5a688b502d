import type { EnrollmentStatus, FormationEnrollment } from '@tokpa/contract';
import { findEmailInLink } from '#features/auth';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { formationClosedMail } from './emails/formation-closed.ts';
import { formationOpenMail } from './emails/formation-open.ts';
import { findEnrollmentOrThrow } from './find-enrollment.ts';

/** Whether its lessons may be read. */
export const isOpen = (status: EnrollmentStatus) => status === 'ACTIVE' || status === 'COMPLETED';

/** Tells the shopper that the lessons are open; nobody whose account is gone. A second mail named the same by `once` is not written. */
export async function mailOpened(
  platform: Platform,
  tx: Db,
  enrollmentId: string,
  { once }: { once?: string } = {},
): Promise<void> {
  const { userId, user, formation } = await findEnrollmentOrThrow(tx, enrollmentId);
  if (user.email === '') return;
  const emailInLink = await findEmailInLink(tx, userId);
  await platform.mailer.send(tx, formationOpenMail, {
    to: user.email,
    data: { firstName: user.firstName, title: formation.title, emailInLink },
    ...(once !== undefined && { once: `formation-open:${once}` }),
  });
}

/** Tells the shopper that the team took away what they learnt, or waited for; nobody of whom it was taken before. */
export async function tellClosed(
  platform: Platform,
  tx: Db,
  { status, user, formation, orderNumber }: FormationEnrollment,
): Promise<void> {
  if (status === 'CANCELLED' || user.email === '') return;
  await platform.mailer.send(tx, formationClosedMail, {
    to: user.email,
    data: { firstName: user.firstName, title: formation.title, orderNumber, wasOpen: isOpen(status) },
  });
}
