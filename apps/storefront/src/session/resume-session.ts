import type { Profile } from '@tokpa/contract/auth';
import { api } from '../api/browser.ts';
import { currentSession, dropStrayUser, forgetSession, keepUser } from './session-store.ts';

/** Nobody while the network is away, and where what stands between answers in the shop's place. */
async function findProfile(): Promise<Profile | undefined> {
  try {
    return (await api.call('GET /auth/profile')).user;
  } catch {
    return undefined;
  }
}

/** At the start of the page: the cached user is used at once and refreshed; without one the account is asked for. */
export async function resumeSession(): Promise<void> {
  dropStrayUser();
  const { status, user } = currentSession();
  if (status !== 'shopper') return;
  const found = await findProfile();
  if (found) keepUser(found);
  // The cached user serves on; a token that leads to nobody is dropped.
  else if (!user) forgetSession();
}
