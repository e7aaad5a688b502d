import { useEffect } from 'react';
import { currentSession } from '../session/index.ts';
import { currentCart, reloadCart } from './cart-store.ts';
import { recallCart } from './kept-cart.ts';

/** Sends what waits for a network, if anything does. */
export async function sendWaitingChanges(): Promise<void> {
  if (currentSession().status !== 'shopper') return;
  if (recallCart().wishes.length === 0) {
    // Another tab has sent what this one still shows as waiting.
    if (currentCart().wishes.length > 0) await reloadCart();
    return;
  }
  await (await import('./send-wishes.ts')).sendWishes();
}

async function comeBack(): Promise<void> {
  if (currentSession().status !== 'shopper') return;
  if (recallCart().wishes.length > 0) await sendWaitingChanges();
  else await reloadCart();
}

/** At the start of a page and whenever the network is back. One component of every page calls it. */
export function useCatchingUp(): void {
  useEffect(() => {
    // A script that does not come is asked for again when the network is back once more.
    const begin = () => void sendWaitingChanges().catch(() => undefined);
    const goOn = () => void comeBack().catch(() => undefined);
    begin();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);
}
