import { createClient } from '@tokpa/contract/client';
import { currentAddress, loginAddress } from './origin.ts';
import { forgetRefusedToken, tokenToSend } from './tokens.ts';

/** The API as the browser calls it: with the session's token. Never call it while rendering on the server. */
export const api = createClient({ token: tokenToSend, fetch: fetchWithSession });

/** For calls that open an account: with no token sent, a wrong password is never taken for a session that ran out. */
export const anonymousApi = createClient();

async function fetchWithSession(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  const sent = new Headers(init.headers).get('authorization')?.replace('Bearer ', '');
  // Without a token a 401 is a wrong password: the login page answers for it.
  if (response.status === 401 && sent) leaveForLogin(sent);
  return response;
}

function leaveForLogin(refusedToken: string): void {
  const owner = forgetRefusedToken(refusedToken);
  if (!owner) return;
  window.location.assign(owner === 'staff' ? '/admin/login' : loginAddress(currentAddress(), { expired: true }));
}
