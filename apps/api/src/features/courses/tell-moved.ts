import { isSessionOver, type SeatStatus } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import { sessionMovedMail } from './emails/session-moved.ts';
import { type Meeting, newsOf } from './meeting.ts';

/** Somebody who has a seat that was not cancelled. */
export type SeatHolder = {
  name: string;
  email: string;
  userId: string | null;
  orderId: string | null;
  status: SeatStatus;
};

export type Session = { id: string; title: string; status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED' };

/** How mails speak of a seminar or a coaching session, and to whom. */
export type SessionWords<Row extends Session> = {
  /** « Séminaire » */
  kind: string;
  /** « annulé » */
  cancelled: string;
  /** Its page in the shop: `/seminar/journee-du-karite`. */
  pageOf(row: Row): string;
  /** `isConfirmed`: whether they have the right to all that is known of the place. */
  meetingOf(row: Row, isConfirmed: boolean): Meeting;
  /** Those whose seat is confirmed before those whose waits. */
  selectHolders(tx: Db, id: string): Promise<SeatHolder[]>;
  /** Where calendars read it. */
  calendarUrlOf(row: Row): string | null;
};

/** What was written anew, and how its kind speaks of it. */
export type Move<Row extends Session> = { before: Row; after: Row; words: SessionWords<Row> };

/** Who has several seats hears it once, as the one that they may know most about. */
export function onePerAddress(holders: readonly SeatHolder[]): SeatHolder[] {
  const byAddress = Map.groupBy(holders, ({ email }) => email.toLowerCase());
  return [...byAddress.values()].flatMap(([first]) => (first && first.email !== '' ? [first] : []));
}

/** Who was registered without an account finds it in the shop, as long as it is there. */
export function linkFor<Row extends Session>(
  platform: Platform,
  { userId }: SeatHolder,
  { row, words }: { row: Row; words: SessionWords<Row> },
) {
  const { publicUrl } = platform.config;
  if (userId !== null) return { label: 'Voir mes inscriptions', url: `${publicUrl}/account/formations` };
  if (row.status !== 'PUBLISHED') return null;
  return { label: 'Voir dans la boutique', url: `${publicUrl}${words.pageOf(row)}` };
}

/** Tells all who have a seat when and where it is now, where that is another time or place than they knew; nobody once it is over. */
export async function tellMoved<Row extends Session>(platform: Platform, tx: Db, move: Move<Row>): Promise<void> {
  const { before, after, words } = move;
  const { kind, meetingOf } = words;
  const now = platform.clock.now();
  const [was, is] = [meetingOf(before, true), meetingOf(after, true)];
  if (newsOf(was, is) === '' || isSessionOver(was, now) || isSessionOver(is, now)) return;
  for (const holder of onePerAddress(await words.selectHolders(tx, after.id))) {
    const isConfirmed = holder.status !== 'PENDING';
    const known = { before: meetingOf(before, isConfirmed), after: meetingOf(after, isConfirmed) };
    const news = newsOf(known.before, known.after);
    // To who waits for the payment the way into a session online is not told, so that there may be nothing to tell.
    if (news === '') continue;
    await platform.mailer.send(tx, sessionMovedMail, {
      to: holder.email,
      data: {
        name: holder.name,
        kind,
        title: after.title,
        news,
        ...known,
        calendarUrl: isConfirmed ? words.calendarUrlOf(after) : null,
        link: linkFor(platform, holder, { row: after, words }),
      },
    });
  }
}
