import { formatFcfa } from '@tokpa/contract/money';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type PriceProps = {
  amount: number;
  originalAmount?: number | null;
  /** Another size costs more. */
  isFrom?: boolean;
  size?: 'medium' | 'large';
  className?: string;
};

/** The price in bold; a higher original one struck through beside it. */
export function Price({ amount, originalAmount, isFrom = false, size = 'medium', className }: PriceProps) {
  const wasDearer = originalAmount != null && originalAmount > amount;
  return (
    <span className={classNames('price', className)}>
      {isFrom && <span className="-mr-1 text-sm text-muted">Dès</span>}
      {wasDearer && <VisuallyHidden>Prix actuel :</VisuallyHidden>}
      <span
        className={classNames('font-bold', size === 'large' ? 'text-2xl' : 'text-base', wasDearer && 'text-terracotta')}
      >
        {breakable(amount)}
      </span>
      {wasDearer && (
        <s className={classNames('text-muted', size === 'large' ? 'text-base' : 'text-sm')}>
          <VisuallyHidden>Ancien prix : </VisuallyHidden>
          {breakable(originalAmount)}
        </s>
      )}
    </span>
  );
}

/** A price of many millions is wider than a card: its currency then goes to the next line. */
const breakable = (amount: number) => formatFcfa(amount).replace('\u00a0', ' ');
