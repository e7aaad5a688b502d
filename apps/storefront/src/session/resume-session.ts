import type { Profile } from '@tokpa/contract/auth';
import { api } from '../api/browser.ts';
import { currentSession, dropStrayUser, forgetSession, keepUser } from './session-store.ts';

/** At the start of the page: the cached user is used at once and refreshed; without one the account is asked for. */
export async function resumeSession(): Promise<void> {
  dropStrayUser();
  const { status, user } = currentSession();
  if (status !== 'shopper') return;
  try {
    // What stands between may answer in the shop's place: then nobody is named.
    const { user: found }: { user?: Profile } = await api.call('GET /auth/profile');
    if (found) keepUser(found);
    else if (!user) forgetSession();
  } catch {
    // The cached user serves on while the network is away; a token that leads to nobody is dropped.
    if (!user) forgetSession();
  }
}
