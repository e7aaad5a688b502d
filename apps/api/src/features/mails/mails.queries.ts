import { type RawBuilder, sql } from 'kysely';
import type { Mail, MailDetail, MailStatus, Page } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { selectPage } from '#db/select-page';
import { minutesAfter } from '#platform/clock';

type AskedMails = {
  page: number;
  limit: number;
  sort?: string | undefined;
  search?: string | undefined;
  status?: MailStatus | undefined;
  template?: string | undefined;
  stuck?: boolean | undefined;
};

/** A mail that could not be sent is nobody's matter any more after a week. */
const MATTERS_MINUTES = 7 * 24 * 60;

/** A condition on `mails`: it waits because the mail server takes none, or could not be sent these last days and nobody sent it again. A code or a link is sent again by nobody: it is asked for anew. */
export function isStuck(now: Date): RawBuilder<boolean> {
  return sql<boolean>`mails.id in (
    select its.id from mails its where its.status = 'QUEUED' and its.attempts > its.refusals
    union all
    select its.id from mails its
     where its.status = 'FAILED' and not its.is_secret and its.created_at >= ${minutesAfter(now, -MATTERS_MINUTES)}
       and not exists (select from mails again where again.resent_from = its.id))`;
}

function selectMails(db: Db) {
  return db
    .selectFrom('mails')
    .select([
      'id',
      'recipient as to',
      'subject',
      'template',
      sql<MailStatus>`status`.as('status'),
      'attempts',
      'last_error as error',
      'is_secret as isSecret',
      'resent_from as resentFrom',
      'created_at as createdAt',
      'sent_at as sentAt',
    ]);
}

export function selectMailPage(db: Db, asked: AskedMails, now: Date): Promise<Page<Mail>> {
  const { search, status, template, stuck = false } = asked;
  let mails = selectMails(db);
  if (status !== undefined) mails = mails.where('status', '=', status);
  if (template !== undefined) mails = mails.where('template', '=', template);
  if (stuck) mails = mails.where(isStuck(now));
  if (search !== undefined) mails = mails.where(everyWordIn(sql`recipient || ' ' || subject`, search));
  return selectPage(mails, asked, {
    columns: { createdAt: 'created_at', status: 'status', to: 'recipient' },
    byDefault: '-createdAt',
    id: 'id',
  });
}

/** What a secret mail says is not even read, unless asked for. */
export async function selectMail(db: Db, id: string, withSecrets: boolean): Promise<MailDetail | undefined> {
  return selectMails(db)
    .select([
      sql<string | null>`case when ${withSecrets} or not is_secret then html end`.as('html'),
      sql<string | null>`case when ${withSecrets} or not is_secret then text end`.as('text'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}
