import { waitUntil } from '../shop.ts';
import { expectThat, type Ground } from './trial.ts';

type Counts = { waiting: number; active: number };

const WITHIN_MS = 120_000;

/** The jobs that deliver mails: those that wait for their turn, and those that a process has in hand. */
export async function countMailJobs({ books }: Pick<Ground, 'books'>): Promise<Counts> {
  const [counts] = await books.rows<Counts>(
    `select count(*) filter (where state in ('created', 'retry'))::integer as waiting,
       count(*) filter (where state = 'active')::integer as active
     from jobs.job where name = 'mail.deliver'`,
  );
  return counts ?? { waiting: 0, active: 0 };
}

/** Until no mail waits, no process has one in hand, and none is on its way: what could still come twice has come. */
export async function waitForMails(ground: Pick<Ground, 'books' | 'mailServer'>): Promise<void> {
  const isOver = async () => {
    const { waiting, active } = await countMailJobs(ground);
    return waiting + active === 0 && ground.mailServer.countUnderWay() === 0;
  };
  await waitUntil(isOver, WITHIN_MS, 'the last mail');
}

/** Jobs that failed wait for half a minute and more; they need not. */
export async function wakeMailJobs({ books }: Pick<Ground, 'books'>): Promise<void> {
  await books.rows(`update jobs.job set start_after = now() where name = 'mail.deliver' and state = 'retry'`);
}

/** A process that is killed is missed after half a minute; the jobs that were begun before `moment` need not wait for it. */
export async function forgetHeartbeats({ books }: Pick<Ground, 'books'>, moment = new Date()): Promise<void> {
  await books.rows(
    `update jobs.job set heartbeat_on = now() - interval '1 minute'
     where name = 'mail.deliver' and state = 'active' and started_on <= $1`,
    [moment],
  );
}

/** Throws where a mail of one of these orders did not arrive, or arrived again. */
export function expectOneMailEach({ mailServer }: Pick<Ground, 'mailServer'>, orderNumbers: readonly string[]): void {
  for (const orderNumber of orderNumbers) {
    const arrived = mailServer.letters.filter(({ words }) => words.includes(orderNumber)).length;
    expectThat(arrived === 1, `the mail of order ${orderNumber} arrived ${arrived} times`);
  }
}

/** Throws where a mail that the shop has ever written did not arrive, arrived again, or took more than one run of its job. */
export async function expectEveryMailOnce({ books, mailServer }: Ground): Promise<number> {
  const arrived = new Map<string, number>();
  for (const { mailId } of mailServer.letters) arrived.set(mailId, (arrived.get(mailId) ?? 0) + 1);
  const written = await books.rows<{ id: string; attempts: number; status: string }>(
    'select id, attempts, status from mails',
  );
  for (const { id, attempts, status } of written) {
    const times = arrived.get(id) ?? 0;
    const isOnce = times === 1 && attempts === 1 && status === 'SENT';
    expectThat(isOnce, `the mail ${id} (${status}) arrived ${times} times, in ${attempts} runs of its job`);
  }
  expectThat(arrived.size === written.length, `${arrived.size} mails arrived, ${written.length} were written`);
  return written.length;
}

/**
 * As `waitForMails`, and nobody waits half a minute for a mail that failed. What a killed process had in hand is put back by the shop,
 * once it has not heard of that process for half a minute.
 */
export async function waitForLateMails(ground: Pick<Ground, 'books' | 'mailServer'>): Promise<void> {
  const isOver = async () => {
    await wakeMailJobs(ground);
    const { waiting, active } = await countMailJobs(ground);
    return waiting + active === 0 && ground.mailServer.countUnderWay() === 0;
  };
  await waitUntil(isOver, WITHIN_MS, 'the last mail');
}

/**
 * Throws where a mail is still to be sent, or is called sent and did not arrive, or where more arrived again than processes were
 * killed: each has one mail in hand, and between the mail server's word and its own mark nobody can know. Of the mails in
 * `before`, which other trials may have doubled, only the first is asked.
 */
export async function expectEveryMail(
  { books, mailServer }: Ground,
  { before, kills }: { before: ReadonlySet<string>; kills: number },
): Promise<{ written: number; doubled: number }> {
  const arrived = new Map<string, number>();
  for (const { mailId } of mailServer.letters) arrived.set(mailId, (arrived.get(mailId) ?? 0) + 1);
  const mails = await books.rows<{ id: string; status: string }>('select id, status from mails');
  let doubled = 0;
  for (const { id, status } of mails) {
    const times = arrived.get(id) ?? 0;
    expectThat(status === 'SENT' && times > 0, `the mail ${id} (${status}) arrived ${times} times`);
    if (!before.has(id)) doubled += times - 1;
  }
  expectThat(doubled <= kills, `${doubled} mails arrived again after ${kills} kills`);
  return { written: mails.filter(({ id }) => !before.has(id)).length, doubled };
}
