import { currentSession, subscribeToSession } from '../session/index.ts';
import { leaveAccount, recallJoined, subscribeToFavourites } from './favourites-store.ts';

function tellAccount(userId: string): void {
  // A script that does not come is asked for again with the next change, or the next page.
  import('./tell-account.ts').then((module) => module.tellAccount(userId)).catch(() => undefined);
}

/**
 * Keeps this browser's favourites and the account's the same: they join at a login, and every change is told. Returns how
 * to stop. A change that does not arrive stays written in the browser.
 */
export function followAccount(): () => void {
  let shopper = '';
  const look = () => {
    const { status, user } = currentSession();
    if (status === 'visitor') leaveAccount();
    const isSame = shopper === (user?.id ?? '');
    shopper = user?.id ?? '';
    if (shopper && !isSame) tellAccount(shopper);
  };
  const tellChanges = () => {
    if (shopper && Object.keys(recallJoined()?.unsent ?? {}).length > 0) tellAccount(shopper);
  };
  const stops = [subscribeToSession(look), subscribeToFavourites(tellChanges)];
  window.addEventListener('online', tellChanges);
  look();
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('online', tellChanges);
  };
}
