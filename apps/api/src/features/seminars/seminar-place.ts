import type { Seminar } from '@tokpa/contract';

/** « Maison des jeunes, rue 12, Parakou »; empty where nothing is known. */
export function placeOf({ venue, address, location }: Pick<Seminar, 'venue' | 'address' | 'location'>): string {
  return [venue, address, location].filter(Boolean).join(', ');
}

/** Where that is, in a mail. */
export function placeInWords(seminar: Pick<Seminar, 'venue' | 'address' | 'location'>): string {
  return placeOf(seminar) || 'sera précisé';
}
