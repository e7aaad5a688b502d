import Star from 'lucide-react/icons/star';
import { classNames } from './class-names.ts';

const STARS = [1, 2, 3, 4, 5];
const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

type RatingProps = { value: number; count?: number; className?: string };

/** Five stars filled up to `value`; `count` adds the number of reviews. */
export function Rating({ value, count, className }: RatingProps) {
  const text = `Note : ${decimal.format(value)} sur 5${count === undefined ? '' : `, ${count} avis`}`;
  return (
    <span className={classNames('inline-flex items-center gap-1.5', className)}>
      <span role="img" aria-label={text} className="relative inline-flex">
        <StarRow className="text-line" />
        <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${(value / 5) * 100}%` }}>
          <StarRow className="text-amber" />
        </span>
      </span>
      {count !== undefined && (
        <span aria-hidden="true" className="text-sm text-muted">
          ({count})
        </span>
      )}
    </span>
  );
}

function StarRow({ className }: { className: string }) {
  return (
    <span className={classNames('flex w-max', className)}>
      {STARS.map((star) => (
        <Star key={star} aria-hidden="true" className="size-4 fill-current" />
      ))}
    </span>
  );
}
