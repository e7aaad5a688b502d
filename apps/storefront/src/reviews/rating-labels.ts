/** From one star to five. The contract has the same words, in a file that would bring the whole of zod to the browser. */
export const RATING_LABELS = ['Très mauvais', 'Mauvais', 'Moyen', 'Bon', 'Excellent'] as const;
