import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect';

const countOf = (status: string) => sql<number>`count(*) filter (where status = ${sql.lit(status)})`;

/** The counts that stand in a campaign once it is over → each, of its recipients. Who is in none but the first still waits. */
const COUNTS = {
  recipients_count: sql<number>`count(*)`,
  sent_count: countOf('SENT'),
  failed_count: countOf('FAILED'),
  skipped_count: countOf('SKIPPED'),
  uncertain_count: countOf('UNCERTAIN'),
};
export type CountName = keyof typeof COUNTS;

const NAMES = Object.keys(COUNTS) as CountName[];
/** All of them, by name. */
export const COUNTED = NAMES.map((name) => COUNTS[name].as(name));
const EACH_COUNTED = sql.join(COUNTED);

/** Writes into a campaign that is over what became of its recipients. */
export async function keepCounts(tx: Db, campaignId: string): Promise<void> {
  await sql`
    update email_campaigns set (${sql.join(NAMES.map((name) => sql.ref(name)))}) = (
      select ${EACH_COUNTED} from campaign_recipients where campaign_id = ${campaignId})
     where id = ${campaignId}`.execute(tx);
}

/** Removes recipients, each a `letter`, from their campaigns and from what these keep of them. */
export async function deleteRecipients(tx: Db, which: RawBuilder<boolean>): Promise<void> {
  // First, as everybody does who changes a campaign and its recipients: two who took them crosswise would wait for each other.
  await sql`
    select from email_campaigns
     where id in (select campaign_id from campaign_recipients letter where ${which})
     order by id for no key update`.execute(tx);
  await sql`
    with gone as (
      delete from campaign_recipients letter where ${which} returning campaign_id, status
    ), fewer as (
      select campaign_id, ${EACH_COUNTED} from gone group by campaign_id
    )
    update email_campaigns campaign
       set ${sql.join(NAMES.map((name) => sql`${sql.ref(name)} = campaign.${sql.ref(name)} - fewer.${sql.ref(name)}`))}
      from fewer where fewer.campaign_id = campaign.id`.execute(tx);
}
