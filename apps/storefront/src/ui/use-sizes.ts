import { useSyncExternalStore } from 'react';

/** For who spares their data: as wide as a card on a phone, wherever it is drawn. */
const SPARING_SIZE = '6.5rem';

const connection = () => (navigator as { connection?: { saveData?: boolean } }).connection;
const forGood = () => () => undefined;

/**
 * How wide a picture says it is drawn. Who has asked the browser to spare their data gets the smaller ones; that is known in
 * the browser alone, because the page is the same for everybody. What is fetched at once is already on its way by then.
 */
export function useSizes(sizes: string, eager: boolean): string {
  const savesData = useSyncExternalStore(
    forGood,
    () => connection()?.saveData === true,
    () => false,
  );
  return savesData && !eager ? SPARING_SIZE : sizes;
}
