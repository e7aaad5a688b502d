import { ApiError } from '@tokpa/contract/client';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';
import { firstMessages } from '../ui/form-errors.ts';
import type { FieldErrors } from '../ui/form-errors.ts';
import { checkReview } from './check-review.ts';
import type { ReviewDraft } from './check-review.ts';

const FAILED = "Erreur lors de l'ajout de l'avis";

function send(productId: string, { rating, title, content }: ReviewDraft) {
  const named = title.trim() ? { title: title.trim() } : {};
  return api.call('POST /reviews', {
    body: { itemType: 'PRODUCT', itemId: productId, rating, ...named, content: content.trim() },
  });
}

/** What is written is the caller's, who keeps it while the form is closed. */
export function useReviewForm(productId: string, draft: ReviewDraft, onDraft: (draft: ReviewDraft) => void) {
  const { revalidate } = useRevalidator();
  const [errors, setErrors] = useState<FieldErrors>({});
  // What is being put right is no longer called wrong; `errors` itself stays, for a new set of them moves the focus.
  const [mended, setMended] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState('');
  const [thanks, setThanks] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    const wrong = checkReview(draft);
    setErrors(wrong);
    setMended([]);
    setRefusal('');
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const { data, message } = await send(productId, draft);
      setThanks(message);
      if (data.status === 'APPROVED') void revalidate();
    } catch (error) {
      if (error instanceof ApiError) setErrors(firstMessages(error.errors));
      setRefusal(explainError(error, FAILED));
    } finally {
      setBusy(false);
    }
  }

  return {
    errors,
    refusal,
    thanks,
    busy,
    errorOf: (field: keyof ReviewDraft) => (mended.includes(field) ? undefined : errors[field]),
    change(part: Partial<ReviewDraft>) {
      onDraft({ ...draft, ...part });
      setMended([...mended, ...Object.keys(part)]);
    },
    submit: () => void submit(),
  };
}
