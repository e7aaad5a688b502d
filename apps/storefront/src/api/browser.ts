import { createClient } from '@tokpa/contract/client';
import { currentSession, forgetSession } from '../session/session-store.ts';
import { leavePage } from './leave-page.ts';
import { EXPIRED, loginAddress } from './origin.ts';
import { forgetRefusedToken, shopperTokenBeside, tokenToSend } from './tokens.ts';

/** The API as the browser calls it: with the session's token. Never call it while rendering on the server. */
export const api = createClient({ token: tokenToSend, fetch: fetchWithSession });

/** For what is everybody’s, and for calls that open an account: with no token sent, a wrong password is never taken for a session that ran out. */
export const anonymousApi = createClient();

export async function fetchWithSession(url: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const sent = headers.get('authorization')?.replace('Bearer ', '');
  const beside = shopperTokenBeside(sent);
  if (beside) headers.set('x-user-token', beside);
  const response = await fetch(url, { ...init, headers });
  if (response.status === 401) await endSession(response, sent, beside);
  return response;
}

async function endSession(response: Response, sent: string | undefined, beside: string | null): Promise<void> {
  if (sent) return leaveForLogin(forgetRefusedToken(beside && (await isShopperRefused(response)) ? beside : sent));
  // A wrong password, for which the login page answers; or what the browser kept was cleared under a page: it is a visitor's from then on.
  if (currentSession().status === 'shopper') forgetSession();
}

/** Of the two tokens of staff who shop in the same browser, the shopper's is the one that ran out. */
async function isShopperRefused(response: Response): Promise<boolean> {
  const text = await response.clone().text();
  return text.includes('"shopper_session_expired"');
}

function leaveForLogin(owner: 'staff' | 'shopper' | undefined): void {
  if (!owner) return;
  leavePage(owner === 'staff' ? '/admin/login' : loginAddress(undefined, EXPIRED));
}
