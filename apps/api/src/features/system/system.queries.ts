import { sql } from 'kysely';
import type { SystemInformation } from '@tokpa/contract';
import { isWithoutNews } from '#features/payments';
import type { Db } from '#db/connect';
import { ACCEPTED_CONNECTIONS } from '#db/connections';

export async function readDatabase(db: Db): Promise<{ version: string; bytes: number; migrations: string[] }> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(db);
  const { rows: applied } = await sql<{ name: string }>`select name from schema_migrations order by version`.execute(
    db,
  );
  return { version: rows[0]?.version ?? '', bytes: rows[0]?.bytes ?? 0, migrations: applied.map(({ name }) => name) };
}

/** What the job queue holds. Its own tables, as pg-boss documents their states. What is done stays there for a week, by the hundred thousand: it is passed over before it is joined. */
export async function readQueues(db: Db): Promise<SystemInformation['queues']> {
  const { rows } = await sql<SystemInformation['queues'][number]>`
    select queue.name,
           count(job.id) filter (where job.state in ('created', 'retry') and job.start_after <= now()) as waiting,
           count(job.id) filter (where job.state = 'active') as active,
           count(job.id) filter (where job.state in ('created', 'retry') and job.start_after > now()) as planned,
           count(job.id) filter (where job.state = 'failed') as failed
    from jobs.queue left join jobs.job on job.name = queue.name and job.state not in ('completed', 'cancelled')
    where queue.name !~ '^__'
    group by queue.name order by queue.name`.execute(db);
  return rows;
}

export type Counts = {
  mailsWaiting: number;
  mailsFailed: number;
  paymentsWithoutNews: number;
  paymentsAttention: number;
};

const NONE: Counts = {
  mailsWaiting: 0,
  mailsFailed: 0,
  paymentsWithoutNews: 0,
  paymentsAttention: 0,
};

export async function readCounts(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(*) from mails where status = 'QUEUED') as "mailsWaiting",
           (select count(*) from mails where status = 'FAILED') as "mailsFailed",
           (select count(*) from payment_attempts its where ${isWithoutNews}) as "paymentsWithoutNews",
           (select count(distinct attempt_id) from payment_notices where is_open) as "paymentsAttention"`.execute(db);
  return rows[0] ?? NONE;
}

export type ServerConnections = { open: number; accepted: number };

/** What PostgreSQL has open, for whomever, and how many this shop could open if it were alone there. */
export async function readConnections(db: Db): Promise<ServerConnections> {
  const { rows } = await sql<ServerConnections>`
    select (select count(*) from pg_stat_activity where backend_type = 'client backend') as open, accepted
    from (${sql.raw(ACCEPTED_CONNECTIONS)}) server`.execute(db);
  return rows[0] ?? { open: 0, accepted: 0 };
}

/**
 * Lists read an index alone where nobody has touched a product's page since the last VACUUM; after a day of sales they read every product that they
 * pass over. PostgreSQL's own comes too seldom: a sale leaves hardly anything to clean (HOT). One that takes too long is cut off, and the next
 * passes over what it has done.
 */
export async function vacuumProducts(db: Db): Promise<void> {
  await sql`vacuum products`.execute(db);
}
