import { ApiError } from '@tokpa/contract/client';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../api/browser.ts';
import { firstMessages } from '../ui/form-errors.ts';
import type { FieldErrors } from '../ui/form-errors.ts';
import { checkReview } from './check-review.ts';
import type { ReviewDraft } from './check-review.ts';

const FAILED = "Erreur lors de l'ajout de l'avis";
const EMPTY: ReviewDraft = { rating: 0, title: '', content: '' };

function send(productId: string, { rating, title, content }: ReviewDraft) {
  const named = title.trim() ? { title: title.trim() } : {};
  return api.call('POST /reviews', {
    body: { itemType: 'PRODUCT', itemId: productId, rating, ...named, content: content.trim() },
  });
}

export function useReviewForm(productId: string) {
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState('');
  const [thanks, setThanks] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    const wrong = checkReview(draft);
    setErrors(wrong);
    setRefusal('');
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const { data, message } = await send(productId, draft);
      setThanks(message);
      if (data.status === 'APPROVED') void revalidate();
    } catch (error) {
      if (error instanceof ApiError) setErrors(firstMessages(error.errors));
      setRefusal(error instanceof Error && error.message ? error.message : FAILED);
    } finally {
      setBusy(false);
    }
  }

  return {
    draft,
    errors,
    refusal,
    thanks,
    busy,
    change(part: Partial<ReviewDraft>) {
      setDraft({ ...draft, ...part });
    },
    submit: () => void submit(),
  };
}
