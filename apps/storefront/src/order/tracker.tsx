import Check from 'lucide-react/icons/check';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

type TrackerProps = {
  steps: readonly { label: string; isDone: boolean }[];
  /** The place of the present step, which is done; one before it may still be open. */
  current: number;
};

/** How far an order has come: from top to bottom on a phone, side by side on a desk. */
export function Tracker({ steps, current }: TrackerProps) {
  return (
    <ol aria-label="Progression de la commande" className="flex flex-col md:flex-row">
      {steps.map(({ label, isDone }, position) => (
        <li
          key={label}
          aria-current={position === current ? 'step' : undefined}
          className="relative flex min-h-13 items-start gap-3 last:min-h-0 md:flex-1 md:flex-col md:items-center md:gap-1.5 md:text-center"
        >
          {position > 0 && <Line isDone={isDone} />}
          <span
            aria-hidden="true"
            className={classNames(
              'relative z-1 flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-bold',
              isDone ? 'bg-primary text-surface' : 'border border-edge bg-surface text-muted',
              position === current && 'ring-4 ring-primary-tint',
            )}
          >
            {isDone ? <Check className="size-4" /> : position + 1}
          </span>
          <span
            className={classNames(
              'pt-1 md:px-1 md:pt-0 md:text-sm',
              position === current && 'font-semibold',
              !isDone && 'text-muted',
            )}
          >
            {label}
            {isDone && <VisuallyHidden> (terminé)</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** From the step before to this one. */
function Line({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute -top-5 left-4 h-5 w-0.5 -translate-x-1/2 md:left-auto md:right-1/2 md:top-4 md:h-0.5 md:w-full md:translate-x-0',
        isDone ? 'bg-primary' : 'bg-line',
      )}
    />
  );
}
