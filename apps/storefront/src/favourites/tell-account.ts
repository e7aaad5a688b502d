import { FAVOURITES_MAX } from '@tokpa/contract/limits';
import { api } from '../api/browser.ts';
import { isNoAnswer, pauseAfter } from '../api/no-answer.ts';
import { beginJoining, currentFavourites, recallJoined, takeFromAccount } from './favourites-store.ts';
import type { Joined } from './favourites-store.ts';

/** Sends what waits, and answers all that the account then has. */
async function send({ unsent }: Joined): Promise<string[]> {
  for (const productId of Object.keys(unsent).filter((id) => !unsent[id]))
    await api.call('DELETE /favorites/{productId}', { params: { productId } });
  const productIds = currentFavourites().filter((id) => unsent[id]);
  const { data } = await (productIds.length > 0
    ? api.call('POST /favorites', { body: { productIds: productIds.slice(0, FAVOURITES_MAX) } })
    : api.call('GET /favorites'));
  return data;
}

async function tellAll(userId: string): Promise<void> {
  let joined: Joined | null = beginJoining(userId);
  do {
    takeFromAccount(await send(joined), joined);
    joined = recallJoined();
    // What was changed while the call was under way.
  } while (joined?.userId === userId && Object.keys(joined.unsent).length > 0);
}

let underWay = false;
let retry: ReturnType<typeof setTimeout> | undefined;
let triesInVain = 0;

/** Brings an account's favourites and this browser's together. What gets no answer is tried again. */
export async function tellAccount(userId: string): Promise<void> {
  if (underWay) return;
  underWay = true;
  clearTimeout(retry);
  try {
    await tellAll(userId);
    triesInVain = 0;
  } catch (error) {
    // A refusal stands: a session that ran out leads to the login, and staff who look at the shop have no favourites.
    if (!isNoAnswer(error)) return;
    retry = setTimeout(() => void tellAgain(userId), pauseAfter(triesInVain));
    triesInVain += 1;
  } finally {
    underWay = false;
  }
}

async function tellAgain(userId: string): Promise<void> {
  if (recallJoined()?.userId === userId && navigator.onLine) await tellAccount(userId);
}
