import { REVIEW_CONTENT_MAX, REVIEW_TITLE_MAX } from '@tokpa/contract/limits';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { api } from '../api/browser.ts';
import { useAnswer } from '../api/use-answer.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-frame.tsx';
import { useFocusFirstError } from '../ui/form-errors.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextAreaField, TextField } from '../ui/text-field.tsx';
import type { ReviewDraft } from './check-review.ts';
import { OwnReview } from './own-review.tsx';
import { RatingField } from './rating-field.tsx';
import { useReviewForm } from './use-review-form.ts';

type ReviewFormProps = {
  productId: string;
  productName: string;
  draft: ReviewDraft;
  onDraft: (draft: ReviewDraft) => void;
  onClose: () => void;
};

/** The form, or what became of the opinion that was given before. */
export default function ReviewForm(props: ReviewFormProps) {
  const { answer, error } = useAnswer(props.productId, (signal) =>
    api.call('GET /reviews/mine', { query: { itemId: props.productId }, signal }),
  );
  // Where that can not be had one may still write: the shop takes no second opinion.
  if (!answer && error === undefined) return <Skeleton className="h-125 rounded-card!" />;
  return answer?.data ? <OwnReview review={answer.data} /> : <Form {...props} />;
}

function Form({ productId, productName, draft, onDraft, onClose }: ReviewFormProps) {
  const { errors, errorOf, refusal, thanks, busy, change, submit } = useReviewForm(productId, draft, onDraft);
  const form = useFocusFirstError(errors);
  const start = useRef<HTMLHeadingElement>(null);
  useEffect(() => start.current?.focus(), []);
  if (thanks) return <Thanks message={thanks} />;
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="avis-formulaire"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
      className="flex max-w-160 flex-col gap-4 rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <h3 ref={start} id="avis-formulaire" tabIndex={-1} className="text-lg outline-none">
        Votre avis sur {productName}
      </h3>
      <RatingField value={draft.rating} error={errorOf('rating')} onChange={(rating) => change({ rating })} />
      <TextField
        label="Titre (facultatif)"
        name="title"
        maxLength={REVIEW_TITLE_MAX}
        placeholder="En quelques mots"
        value={draft.title}
        error={errorOf('title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextAreaField
        label="Votre avis"
        name="content"
        required
        maxLength={REVIEW_CONTENT_MAX}
        placeholder="Qu’avez-vous aimé, ou moins aimé ?"
        value={draft.content}
        error={errorOf('content')}
        hint={`${draft.content.length} / ${REVIEW_CONTENT_MAX} caractères`}
        onChange={(event) => change({ content: event.target.value })}
      />
      <div role="alert">
        <FieldError error={refusal} />
      </div>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" busy={busy} busyLabel="Envoi en cours...">
          Publier mon avis
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Annuler
        </Button>
      </div>
    </form>
  );
}

function Thanks({ message }: { message: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex items-start gap-2 rounded-card bg-primary-tint p-4 font-medium text-primary-strong"
    >
      <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {message}
    </p>
  );
}
