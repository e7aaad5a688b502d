import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '#db/connect';
import { unsubscribeHeaders } from '#features/newsletter';
import { findSettings } from '#features/settings';
import { minutesAfter } from '#platform/clock';
import { type Delivery, type MailLane, openLane, StoppedAtLetter, Unreachable } from '#platform/mail/mail-lane';
import type { RenderedMail } from '#platform/mail/templates';
import type { Platform } from '#platform/platform';
import { campaignMail } from './emails/campaign.ts';
import { campaignData, renderForMany } from './render-campaign.ts';
import {
  compileHandOver,
  isStillTaken,
  lockWhileSending,
  markBounced,
  settleRecipient,
  type Taken,
  takeRecipient,
  unlockAfterSending,
} from './sending.queries.ts';

/** As many connections to the mail server, and to the database beside them. */
const LANES = 3;
// Below the six seconds that a process which is asked to stop gives its jobs.
export const STRETCH_MS = 4000;
const MOST_TRIES = 5;
const RETRY_MINUTES = 5;
const DATABASE_TRIES = 240;
const DATABASE_PAUSE_MS = 250;

type Words = { subject: string; preheader: string; content: string };

/** What a stretch works on; `mayGoOn` counts every mail and says when it is over. */
export type Stretch = { campaignId: string; words: Words; mayGoOn: () => boolean };

/** The mail is out, whatever the database does meanwhile: written down as soon as it is back. */
async function writeDown(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (tries >= DATABASE_TRIES) throw error;
      await sleep(DATABASE_PAUSE_MS);
    }
  }
}

async function settle({ db, clock }: Platform, taken: Taken, delivery: Delivery): Promise<void> {
  const now = clock.now();
  if (delivery.outcome === 'withdrawn') return;
  if (delivery.outcome === 'accepted') return settleRecipient(db, taken, { status: 'SENT', at: now });
  const { error } = delivery;
  if (delivery.outcome === 'unknown') return settleRecipient(db, taken, { status: 'UNCERTAIN', error });
  if (delivery.isNoMailbox) await markBounced(db, taken.email, now);
  const { tries } = taken;
  if (delivery.isForGood || tries >= MOST_TRIES) return settleRecipient(db, taken, { status: 'FAILED', error });
  const notBefore = minutesAfter(now, RETRY_MINUTES * tries);
  return settleRecipient(db, taken, { status: 'WAITING', notBefore, error });
}

/** A letter that did not go out: who may be why the mail server stopped lets the others go first. */
async function settleUnsent(platform: Platform, taken: Taken, fault: Unreachable): Promise<void> {
  if (!(fault instanceof StoppedAtLetter)) return settleRecipient(platform.db, taken, { status: 'WAITING' });
  return settle(platform, taken, { outcome: 'refused', isForGood: false, isNoMailbox: false, error: fault.message });
}

type Sender = {
  platform: Platform;
  lane: Db;
  stretch: Stretch;
  fill: (token: string) => RenderedMail;
  replyTo: string;
  onAccepted: () => void;
};

/**
 * One mail. All but its last line is with the mail server when the lane is asked whether it still holds this person: one that has lost the
 * database may have been taken for dead, and somebody else writes to them. That it is handed over is sent to the database and, in the same turn, the mail's last line to the mail server: whoever
 * kills this process between the two has microseconds to do so, and then the mail counts as unsure, never as unsent.
 */
async function sendOne(
  { platform, lane, stretch, fill, replyTo }: Sender,
  smtp: MailLane,
  taken: Taken,
): Promise<Delivery> {
  const { publicUrl } = platform.config;
  const handOver = compileHandOver(lane, taken.id);
  let noted: Promise<unknown> = Promise.resolve();
  const letter = {
    ...fill(taken.token),
    recipient: taken.email,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Reply-To': replyTo,
      ...unsubscribeHeaders(publicUrl, taken.token),
    },
    messageName: `campaign.${stretch.campaignId}.${taken.id}`,
  };
  try {
    const delivery = await smtp.deliver(letter, {
      mayHandOver: () => isStillTaken(lane, taken),
      onHandOver() {
        noted = lane.executeQuery(handOver).catch(() => undefined);
      },
    });
    await noted;
    await writeDown(() => settle(platform, taken, delivery));
    return delivery;
  } catch (error) {
    if (error instanceof Unreachable) await writeDown(() => settleUnsent(platform, taken, error));
    throw error;
  }
}

/** Mails one person after the other over one connection, until nobody is left or the stretch is over. */
async function runLane(sender: Sender): Promise<void> {
  const { platform, lane, stretch } = sender;
  const { smtpUrl = '', mailFrom } = platform.config;
  let smtp = await openLane(smtpUrl, mailFrom);
  try {
    while (stretch.mayGoOn()) {
      const taken = await takeRecipient(lane, stretch.campaignId, platform.clock.now());
      if (!taken) return;
      const { outcome } = await sendOne(sender, smtp, taken);
      if (outcome === 'accepted') {
        sender.onAccepted();
        continue;
      }
      smtp.close();
      smtp = await openLane(smtpUrl, mailFrom);
    }
  } finally {
    smtp.close();
  }
}

async function runLocked(sender: Omit<Sender, 'lane'>): Promise<void> {
  const { platform, stretch } = sender;
  await platform.db.connection().execute(async (lane) => {
    await lockWhileSending(lane, stretch.campaignId);
    try {
      await runLane({ ...sender, lane });
    } finally {
      await unlockAfterSending(lane, stretch.campaignId);
    }
  });
}

/** Over the mail server. Answers why it took nothing, if so: one that lets in fewer connections than are asked for is not away. */
export async function sendOverSmtp(platform: Platform, stretch: Stretch): Promise<string | null> {
  const fill = await renderForMany(platform, platform.db, stretch.words);
  const { contactEmail: replyTo } = await findSettings(platform.db);
  let hasAccepted = false;
  const onAccepted = () => {
    hasAccepted = true;
  };
  const sender = { platform, stretch, fill, replyTo, onAccepted };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => runLocked(sender)));
  const failures = lanes.flatMap((lane) => (lane.status === 'rejected' ? [lane.reason as unknown] : []));
  const fault = failures.find((failure) => !(failure instanceof Unreachable));
  if (fault !== undefined) throw fault;
  const [away] = failures;
  return away instanceof Error && !hasAccepted ? away.message : null;
}

/** Without a mail server: into the outbox, each in one transaction with its mark. */
export async function sendToOutbox({ transact, mailer, config, clock }: Platform, stretch: Stretch): Promise<void> {
  const { publicUrl } = config;
  while (stretch.mayGoOn()) {
    const isMore = await transact(async (tx) => {
      const taken = await takeRecipient(tx, stretch.campaignId, clock.now());
      if (!taken) return false;
      await mailer.send(tx, campaignMail, {
        to: taken.email,
        data: campaignData(stretch.words, publicUrl, taken.token),
        once: `campaign:${taken.id}`,
        about: { id: taken.subscriberId },
        headers: unsubscribeHeaders(publicUrl, taken.token),
      });
      await settleRecipient(tx, taken, { status: 'SENT', at: clock.now() });
      return true;
    });
    if (!isMore) return;
  }
}
