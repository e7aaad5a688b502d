import { CONTACT_SUBJECT_LABELS, type ContactMessage, type ContactMessageChange } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { forgetRows, recordAct } from '#platform/audit';
import { refuseIfHandledMeanwhile } from '#platform/handled-meanwhile';
import type { Platform } from '#platform/platform';
import { invalidField, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { deleteMessage, selectMessage, updateMessage } from './contact-messages.queries.ts';
import { messageAnswerMail } from './emails/message-answer.ts';

export async function findMessageOrThrow(db: Db, id: string, options = { lock: false }): Promise<ContactMessage> {
  const message = await selectMessage(db, id, options);
  if (!message) throw new Problem('contact_message_not_found');
  return message;
}

/** What the message becomes: an answer settles it, unless something else is said. */
function stateAfter(before: ContactMessage, change: ContactMessageChange, now: Date) {
  const answer = change.answer || before.answer;
  const status = change.status ?? (change.answer ? 'ANSWERED' : before.status);
  // The same words once more are an answer too, unless nothing has happened in between: then it is the same call again.
  const isNew = Boolean(change.answer) && (answer !== before.answer || status !== before.status);
  if (status === 'ANSWERED' && answer === null) throw invalidField('answer', 'Écrivez votre réponse');
  const assigneeId = change.assigneeId === undefined ? before.assigneeId : change.assigneeId;
  return { status, assigneeId, answer, answeredAt: isNew ? now : before.answeredAt, isNew };
}

/** Moves a message along. A new answer is mailed to the person, who answers it to the shop. */
export function handleMessage(
  platform: Platform,
  by: StaffSession,
  { id, change }: { id: string; change: ContactMessageChange },
): Promise<ContactMessage> {
  return platform.transact(async (tx) => {
    const before = await findMessageOrThrow(tx, id, { lock: true });
    const { isNew, ...state } = stateAfter(before, change, platform.clock.now());
    if (isNew) refuseIfHandledMeanwhile(before, change.updatedAt);
    await updateMessage(tx, id, state);
    const after = await findMessageOrThrow(tx, id);
    if (isNew && state.answer !== null) await mailAnswer(platform, tx, after, state.answer);
    await recordAct(tx, by, { act: 'update', resource: 'contact-messages', id, before, after });
    return after;
  });
}

async function mailAnswer(platform: Platform, tx: Db, message: ContactMessage, answer: string): Promise<void> {
  const { id, name, message: question, subject } = message;
  await platform.mailer.send(tx, messageAnswerMail, {
    to: message.email,
    data: { name, question, answer, subjectLabel: CONTACT_SUBJECT_LABELS[subject] },
    about: { id },
  });
}

/** Messages went: their words go from the outbox and from the log too. */
export async function forgetMessages({ mailer }: Platform, tx: Db, ids: readonly string[]): Promise<void> {
  await mailer.forgetAbout(tx, ids);
  await forgetRows(tx, 'contact-messages', ids);
}

export async function removeMessage(platform: Platform, by: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    await findMessageOrThrow(tx, id, { lock: true });
    await deleteMessage(tx, id);
    await recordAct(tx, by, { act: 'delete', resource: 'contact-messages', id });
    await forgetMessages(platform, tx, [id]);
  });
}
