import { minutesInWords } from '@tokpa/contract/minutes-in-words';
import { RECIPE_DIFFICULTIES, RECIPE_DIFFICULTY_LABELS } from '@tokpa/contract/recipes';

export const DIFFICULTY_CHOICES = RECIPE_DIFFICULTIES.map((id) => ({ id, name: RECIPE_DIFFICULTY_LABELS[id] }));

/** `1 h 05`; a dash where no time was given. */
export function formatMinutes(minutes: number): string {
  return minutes === 0 ? '—' : minutesInWords(minutes);
}
