import { type Seminar, seminarPlace } from '@tokpa/contract';

/** « Maison des jeunes, rue 12, Parakou »; empty where nothing is known. */
export function placeOf(seminar: Pick<Seminar, 'venue' | 'address' | 'location'>): string {
  return seminarPlace(seminar).join(', ');
}

/** Where that is, in a mail. */
export function placeInWords(seminar: Pick<Seminar, 'venue' | 'address' | 'location'>): string {
  return placeOf(seminar) || 'sera précisé';
}
