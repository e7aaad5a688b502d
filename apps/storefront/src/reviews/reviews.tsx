import { REVIEWS_PER_PAGE } from '@tokpa/contract/limits';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { useRevalidator } from 'react-router';
import { formatDate } from '../ui/dates.ts';
import { ErrorView } from '../ui/error-view.tsx';
import { Paginator } from '../ui/paginator.tsx';
import { Rating } from '../ui/rating.tsx';
import { useTopOnPage } from '../ui/use-top-on-page.ts';
import type { ReviewPage, ShownReview } from './review-page.ts';
import { WriteReview } from './write-review.tsx';

type ReviewsProps = {
  product: { id: string; name: string; averageRating: number; reviewsCount: number };
  /** Null when they could not be had. */
  page: ReviewPage | null;
  addressOf: (page: number) => string;
};

export function Reviews({ product, page, addressOf }: ReviewsProps) {
  const top = useTopOnPage(page?.page ?? 1);
  return (
    <section ref={top} id="avis" tabIndex={-1} aria-labelledby="avis-titre" className="outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="avis-titre" className="text-xl">
          Avis clients
        </h2>
        {product.reviewsCount > 0 && <Average value={product.averageRating} count={product.reviewsCount} />}
      </div>
      <div className="my-4">
        <WriteReview productId={product.id} productName={product.name} />
      </div>
      {page ? <ReviewList page={page} addressOf={addressOf} /> : <MissingReviews />}
    </section>
  );
}

function Average({ value, count }: { value: number; count: number }) {
  return (
    <p className="flex items-center gap-2">
      <b aria-hidden="true" className="font-display text-2xl">
        {value.toFixed(1).replace('.', ',')}
      </b>
      <Rating value={value} count={count} />
    </p>
  );
}

function MissingReviews() {
  const { state, revalidate } = useRevalidator();
  return (
    <ErrorView
      message="Erreur lors du chargement des avis"
      onRetry={() => void revalidate()}
      busy={state === 'loading'}
    />
  );
}

function ReviewList({ page, addressOf }: { page: ReviewPage; addressOf: ReviewsProps['addressOf'] }) {
  if (page.total === 0) {
    return <p className="py-4 text-muted">Aucun avis pour le moment. Le premier pourrait être le vôtre.</p>;
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {page.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      <Paginator {...page} limit={REVIEWS_PER_PAGE} noun="avis" addressOf={addressOf} />
    </>
  );
}

function ReviewItem({ review }: { review: ShownReview }) {
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          aria-hidden="true"
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-primary-tint font-display font-bold text-primary"
        >
          {/./u.exec(review.author)?.[0]}
        </span>
        <div className="min-w-0 flex-[1_1_6rem]">
          <p className="font-semibold leading-tight wrap-anywhere">{review.author}</p>
          <p className="text-sm text-muted">
            <time dateTime={review.createdAt}>{formatDate(review.createdAt)}</time>
          </p>
        </div>
        <Rating value={review.rating} className="ml-auto shrink-0" />
      </div>
      {review.title && (
        <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">{review.title}</h3>
      )}
      <p className="whitespace-pre-line wrap-anywhere">{review.content}</p>
      {review.verifiedPurchase && (
        <p className="flex items-center gap-1.5 text-sm font-medium text-primary">
          <BadgeCheck aria-hidden="true" className="size-4" />
          Achat vérifié
        </p>
      )}
      {review.reply !== null && (
        <div className="mt-1 border-l-4 border-primary bg-primary-tint px-3 py-2">
          <p className="text-sm font-semibold text-primary">Réponse de la boutique</p>
          <p className="whitespace-pre-line wrap-anywhere">{review.reply}</p>
        </div>
      )}
    </li>
  );
}
