export const RECIPE_DIFFICULTIES = ['FACILE', 'MOYEN', 'DIFFICILE'] as const;
export type RecipeDifficulty = (typeof RECIPE_DIFFICULTIES)[number];
export const RECIPE_DIFFICULTY_LABELS: Readonly<Record<RecipeDifficulty, string>> = {
  FACILE: 'Facile',
  MOYEN: 'Moyen',
  DIFFICILE: 'Difficile',
};
