import type { MailDetail } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { selectMail } from './mails.queries.ts';

export async function findMailOrThrow(db: Db, id: string, withSecrets = false): Promise<MailDetail> {
  const mail = await selectMail(db, id, withSecrets);
  if (!mail) throw new Problem('mail_not_found');
  return mail;
}

/** Sends the same words again. A code or a one-use link may have been spent, or asked for by somebody else: its owner asks anew. */
export function resendMail(platform: Platform, by: StaffSession, id: string): Promise<MailDetail> {
  return platform.transact(async (tx) => {
    const { isSecret, to, subject } = await findMailOrThrow(tx, id);
    if (isSecret) throw new Problem('mail_not_resendable');
    const copyId = await platform.mailer.resend(tx, id);
    if (copyId === undefined) throw new Problem('mail_not_found');
    await recordAct(tx, by, { act: 'resend', resource: 'mails', id, after: { to, subject, copyId } });
    return findMailOrThrow(tx, copyId);
  });
}
