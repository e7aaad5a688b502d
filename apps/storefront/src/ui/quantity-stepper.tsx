import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

type QuantityStepperProps = {
  quantity: number;
  /** What is counted, for the buttons' names. */
  name: string;
  /** 0 lets the last one go: the caller then removes the article. */
  min?: number;
  max: number;
  busy?: boolean;
  onChange: (quantity: number) => void;
  className?: string;
};

export function QuantityStepper({
  quantity,
  name,
  min = 0,
  max,
  busy = false,
  onChange,
  className,
}: QuantityStepperProps) {
  return (
    <div
      role="group"
      aria-label={`Quantité de ${name}`}
      aria-busy={busy || undefined}
      className={classNames('inline-flex items-center rounded-control', className ?? 'border border-edge bg-surface')}
    >
      <IconButton
        label={`Diminuer la quantité de ${name}`}
        disabled={busy || quantity <= min}
        onClick={() => onChange(quantity - 1)}
        className="text-primary"
      >
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
      <output aria-live="polite" className="min-w-8 text-center font-semibold tabular-nums">
        {quantity}
      </output>
      <IconButton
        label={`Augmenter la quantité de ${name}`}
        disabled={busy || quantity >= max}
        onClick={() => onChange(quantity + 1)}
        className="text-primary"
      >
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
