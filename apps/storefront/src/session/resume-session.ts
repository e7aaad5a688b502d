import type { Profile } from '@tokpa/contract/auth';
import { api } from '../api/browser.ts';
import { currentSession, dropStrayUser, forgetSession, keepUser } from './session-store.ts';

const BEFORE_ASKING_AGAIN = 1000;

/** Nobody while the network is away, and where what stands between answers in the shop's place. */
async function findProfile(): Promise<Profile | undefined> {
  try {
    return (await api.call('GET /auth/profile')).user;
  } catch {
    return undefined;
  }
}

/**
 * Asks once more after a moment before it says that a token leads to nobody: a page that is being left ends its calls
 * as a network that failed would, and no moment comes after it.
 */
async function askTwice(): Promise<Profile | undefined> {
  const found = await findProfile();
  if (found) return found;
  await new Promise((resolve) => setTimeout(resolve, BEFORE_ASKING_AGAIN));
  return findProfile();
}

/** At the start of the page: the cached user is used at once and refreshed; without one the account is asked for. */
export async function resumeSession(): Promise<void> {
  dropStrayUser();
  const { status, user } = currentSession();
  if (status !== 'shopper') return;
  const found = await (user ? findProfile() : askTwice());
  if (found) keepUser(found);
  // A cached user serves on, and who has logged in meanwhile; a token that leads to nobody is dropped.
  else if (!currentSession().user) forgetSession();
}
