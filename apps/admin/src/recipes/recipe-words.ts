import { RECIPE_DIFFICULTIES, RECIPE_DIFFICULTY_LABELS } from '@tokpa/contract/recipes';

export const DIFFICULTY_CHOICES = RECIPE_DIFFICULTIES.map((id) => ({ id, name: RECIPE_DIFFICULTY_LABELS[id] }));

const HOUR = 60;

/** `45 min`, `1 h`, `1 h 05`; a dash where no time was given. */
export function formatMinutes(minutes: number): string {
  if (minutes === 0) return '—';
  if (minutes < HOUR) return `${minutes}\u00a0min`;
  const rest = minutes % HOUR;
  const hours = `${Math.floor(minutes / HOUR)}\u00a0h`;
  return rest === 0 ? hours : `${hours}\u00a0${String(rest).padStart(2, '0')}`;
}
