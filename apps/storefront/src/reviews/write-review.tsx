import PenLine from 'lucide-react/icons/pen-line';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { loginAddress } from '../api/origin.ts';
import { useSession } from '../session/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { loadAhead, partOnDemand } from '../ui/part-on-demand.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useFocusOnceClosed } from '../ui/use-focus-once-closed.ts';
import type { ReviewDraft } from './check-review.ts';

const loadForm = () => import('./review-form.tsx');
const ReviewForm = partOnDemand(loadForm, <Skeleton className="h-125 rounded-card!" />);

const EMPTY: ReviewDraft = { rating: 0, title: '', content: '' };

type WriteReviewProps = { productId: string; productName: string };

/** The way to an opinion of one's own; the form itself comes once somebody asks for it. */
export function WriteReview({ productId, productName }: WriteReviewProps) {
  const { status } = useSession();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  // Kept while the form is closed: on a phone « Annuler » stands just below « Publier mon avis », and is touched by a slip.
  const [draft, setDraft] = useState(EMPTY);
  const opener = useFocusOnceClosed(isOpen);
  if (status !== 'shopper') {
    return (
      <ButtonLink to={loginAddress(pathname)} variant="secondary" className="w-full sm:w-auto">
        Connectez-vous pour laisser un avis
      </ButtonLink>
    );
  }
  if (!isOpen) {
    return (
      <Button
        ref={opener}
        variant="secondary"
        className="w-full sm:w-auto"
        onPointerEnter={() => loadAhead(loadForm)}
        onFocus={() => loadAhead(loadForm)}
        onClick={() => setIsOpen(true)}
      >
        <PenLine aria-hidden="true" className="size-5" />
        Écrire un avis
      </Button>
    );
  }
  return (
    <ReviewForm
      productId={productId}
      productName={productName}
      draft={draft}
      onDraft={setDraft}
      onClose={() => setIsOpen(false)}
    />
  );
}
