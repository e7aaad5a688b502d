import type { ReturnRequest, ReturnRequestChange, ReturnStatus } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { forgetRows, recordAct } from '#platform/audit';
import { refuseIfHandledMeanwhile } from '#platform/handled-meanwhile';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { requestAnswerMail } from './emails/request-answer.ts';
import { deleteRequest, selectRequest, updateRequest } from './return-requests.queries.ts';

/** What the mail says above the answer; other states are nobody's news. */
const DECISIONS: Readonly<Partial<Record<ReturnStatus, string>>> = {
  ACCEPTED: 'Votre retour est accepté.',
  REJECTED: 'Nous ne pouvons pas accepter ce retour.',
  RECEIVED: 'Nous avons reçu votre article.',
  REFUNDED: 'Votre retour est remboursé.',
};

export async function findRequestOrThrow(db: Db, id: string, options = { lock: false }): Promise<ReturnRequest> {
  const request = await selectRequest(db, id, options);
  if (!request) throw new Problem('return_request_not_found');
  return request;
}

function stateAfter(before: ReturnRequest, change: ReturnRequestChange, now: Date) {
  const answer = change.answer || before.answer;
  // Somebody has looked at it.
  const status = change.status ?? (change.answer && before.status === 'NEW' ? 'IN_PROGRESS' : before.status);
  // The same words with another decision are an answer too; with the same one it is the same call again.
  const isNew = Boolean(change.answer) && (answer !== before.answer || status !== before.status);
  const assigneeId = change.assigneeId === undefined ? before.assigneeId : change.assigneeId;
  return { status, assigneeId, answer, answeredAt: isNew ? now : before.answeredAt, isNew };
}

/** Moves a request along. A new answer is mailed to the person, with what was decided. */
export function handleRequest(
  platform: Platform,
  by: StaffSession,
  { id, change }: { id: string; change: ReturnRequestChange },
): Promise<ReturnRequest> {
  return platform.transact(async (tx) => {
    const before = await findRequestOrThrow(tx, id, { lock: true });
    const { isNew, ...state } = stateAfter(before, change, platform.clock.now());
    if (isNew) refuseIfHandledMeanwhile(before, change.updatedAt);
    await updateRequest(tx, id, state);
    const after = await findRequestOrThrow(tx, id);
    if (isNew && state.answer !== null) await mailAnswer(platform, tx, after, state.answer);
    await recordAct(tx, by, { act: 'update', resource: 'return-requests', id, before, after });
    return after;
  });
}

async function mailAnswer(platform: Platform, tx: Db, request: ReturnRequest, answer: string): Promise<void> {
  const { id, orderNumber, status } = request;
  await platform.mailer.send(tx, requestAnswerMail, {
    to: request.email,
    data: { orderNumber, answer, decision: DECISIONS[status] ?? null },
    about: { id },
  });
}

/** Requests went: their words go from the outbox and from the log too. */
export async function forgetRequests({ mailer }: Platform, tx: Db, ids: readonly string[]): Promise<void> {
  await mailer.forgetAbout(tx, ids);
  await forgetRows(tx, 'return-requests', ids);
}

export async function removeRequest(platform: Platform, by: StaffSession, id: string): Promise<void> {
  await platform.transact(async (tx) => {
    await findRequestOrThrow(tx, id, { lock: true });
    await deleteRequest(tx, id);
    await recordAct(tx, by, { act: 'delete', resource: 'return-requests', id });
    await forgetRequests(platform, tx, [id]);
  });
}
