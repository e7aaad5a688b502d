import type { FieldErrors } from '../ui/form-errors.ts';

export type ReviewDraft = { rating: number; title: string; content: string };

/** What keeps a review from being sent, by field. */
export function checkReview({ rating, content }: ReviewDraft): FieldErrors {
  return {
    ...(rating === 0 && { rating: 'Veuillez sélectionner une note' }),
    ...(content.trim() === '' && { content: 'Veuillez écrire votre avis' }),
  };
}
