import { REVIEW_STATUS_LABELS } from '@tokpa/contract/review-labels';
import type { Review } from '@tokpa/contract/reviews';
import { useEffect, useRef } from 'react';
import { Badge } from '../ui/badge.tsx';
import { formatDate } from '../ui/dates.ts';
import { Rating } from '../ui/rating.tsx';

const TONES = { PENDING: 'amber', APPROVED: 'primary', REJECTED: 'terracotta' } as const;
const MEANINGS: Readonly<Record<Review['status'], string>> = {
  PENDING: 'Notre équipe le relit avant de le publier.',
  APPROVED: 'Tout le monde peut le lire sur cette page.',
  REJECTED: 'Notre équipe ne l’a pas publié. Écrivez-nous si vous ne comprenez pas pourquoi.',
};

/** The opinion that somebody gave before, and what became of it. */
export function OwnReview({ review }: { review: Review }) {
  const { status, rating, title, content, createdAt } = review;
  const start = useRef<HTMLHeadingElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <section aria-labelledby="mon-avis" className="max-w-160 rounded-card border border-line bg-surface p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 ref={start} id="mon-avis" tabIndex={-1} className="text-lg outline-none">
          Votre avis
        </h3>
        <Badge tone={TONES[status]}>{REVIEW_STATUS_LABELS[status]}</Badge>
        <Rating value={rating} className="ml-auto shrink-0" />
      </div>
      <p className="mt-1 text-sm text-muted">
        Donné le <time dateTime={createdAt}>{formatDate(createdAt)}</time>. {MEANINGS[status]}
      </p>
      {title && <p className="mt-3 font-semibold wrap-anywhere">{title}</p>}
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{content}</p>
    </section>
  );
}
