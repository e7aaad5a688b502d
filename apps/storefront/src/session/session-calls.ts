import { ApiError } from '@tokpa/contract/client';
import type { CallInput } from '@tokpa/contract/client';
import type { Profile, Registration } from '@tokpa/contract/auth';
import { anonymousApi } from '../api/browser.ts';
import { browserStorage, KEEPS_NOTHING } from '../api/browser-storage.ts';
import { USER_TOKEN } from '../api/tokens.ts';
import { forgetSession, keepSession } from './session-store.ts';

/** Where the browser would forget it at once, nothing is opened: the account would be there, and a second try refused. */
function expectToKeep(): void {
  const trial = 'essai';
  if (!browserStorage.set(trial, trial)) throw new ApiError(507, { message: KEEPS_NOTHING });
  browserStorage.remove(trial);
}

/** Opens a session; a refusal is thrown as the API said it. */
export async function logIn(email: string, password: string): Promise<void> {
  expectToKeep();
  const { token, user } = await anonymousApi.call('POST /auth/login', { body: { email, password } });
  keep(token, user);
}

export async function register(registration: Registration): Promise<void> {
  expectToKeep();
  const { token, ...user } = await anonymousApi.call('POST /auth/register', { body: registration });
  keep(token, user);
}

function keep(token: string | undefined, user: Profile): void {
  if (!token) throw new ApiError(502, { message: 'Réponse invalide du serveur', error: 'invalid_answer' });
  keepSession(token, user);
}

/** Mails a code to who has an account; the answer is the same for who has none. */
export async function requestResetCode(email: string): Promise<void> {
  await anonymousApi.call('POST /auth/forgot-password', { body: { email } });
}

export async function resetPassword(reset: CallInput<'POST /auth/reset-password'>['body']): Promise<void> {
  await anonymousApi.call('POST /auth/reset-password', { body: reset });
}

/** Forgets the session here even when the API can not be told: the token then runs out by itself. */
export async function logOut(): Promise<void> {
  // The shopper's own token by name: staff who shop in the same browser stay logged in to the back office.
  const token = browserStorage.get(USER_TOKEN);
  const told = anonymousApi.call('POST /auth/logout', { headers: { authorization: `Bearer ${token}` } });
  forgetSession();
  await told.catch(() => undefined);
}
