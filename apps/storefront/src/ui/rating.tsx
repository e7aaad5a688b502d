import { formatCount } from '@tokpa/contract/money';
import { classNames } from './class-names.ts';

const STAR = 'm12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z';
const STEPS = [0, 24, 48, 72, 96];
// Five stars in one path: a page with thirty reviews draws thirty of these rows.
const FIVE_STARS = STEPS.map((left) => STAR.replace('m12', `M${12 + left}`)).join('');

type RatingProps = { value: number; count?: number; className?: string };

/** Five stars filled up to `value`; `count` adds the number of reviews. */
export function Rating({ value, count, className }: RatingProps) {
  const decimal = String(Math.round(value * 10) / 10).replace('.', ',');
  const text = `Note : ${decimal} sur 5${count === undefined ? '' : `, ${formatCount(count)} avis`}`;
  return (
    <span className={classNames('inline-flex items-center gap-1.5', className)}>
      <span role="img" aria-label={text} className="relative inline-flex">
        <StarRow className="fill-line" />
        <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${(value / 5) * 100}%` }}>
          <StarRow className="fill-amber" />
        </span>
      </span>
      {count !== undefined && (
        <span aria-hidden="true" className="text-sm text-muted">
          ({formatCount(count)})
        </span>
      )}
    </span>
  );
}

function StarRow({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 120 24" aria-hidden="true" className={classNames('h-4 w-20 max-w-none', className)}>
      <path d={FIVE_STARS} />
    </svg>
  );
}
