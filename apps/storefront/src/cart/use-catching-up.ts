import { useEffect } from 'react';
import { currentSession } from '../session/index.ts';
import { currentCart, reloadCart } from './cart-store.ts';
import { recallCart } from './kept-cart.ts';

const AGAIN_AFTER_MS = 5000;
let again: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits for a network, if anything does. */
export async function sendWaitingChanges(): Promise<void> {
  if (currentSession().status !== 'shopper') return;
  if (recallCart().wishes.length === 0) {
    // Another tab has sent what this one still shows as waiting.
    if (currentCart().wishes.length > 0) await reloadCart();
    return;
  }
  clearTimeout(again);
  const script = await import('./send-wishes.ts').catch(() => undefined);
  if (script) await script.sendWishes();
  // The browser says that the network is back a little before it is, or believes in one that brings nothing.
  else if (navigator.onLine) again = setTimeout(() => void sendWaitingChanges(), AGAIN_AFTER_MS);
}

async function comeBack(): Promise<void> {
  if (currentSession().status !== 'shopper') return;
  if (recallCart().wishes.length > 0) await sendWaitingChanges();
  else await reloadCart();
}

/** At the start of a page and whenever the network is back. One component of every page calls it. */
export function useCatchingUp(): void {
  useEffect(() => {
    const goOn = () => void comeBack();
    void sendWaitingChanges();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);
}
