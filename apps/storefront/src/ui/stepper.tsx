import Check from 'lucide-react/icons/check';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type StepperProps = {
  steps: readonly string[];
  /** The position of the step that is on, from 0; `steps.length` when all are behind. */
  current: number;
  label: string;
};

/** Where one stands on a way of a few steps, side by side: three at checkout. */
export function Stepper({ steps, current, label }: StepperProps) {
  return (
    <ol aria-label={label} className="@container flex flex-wrap gap-y-2">
      {steps.map((step, position) => (
        <li
          key={step}
          aria-current={position === current ? 'step' : undefined}
          className="relative flex flex-1 flex-col items-center gap-1.5 text-center @max-[15rem]:basis-full @max-[15rem]:flex-row @max-[15rem]:gap-3 @max-[15rem]:text-left"
        >
          {position > 0 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute right-1/2 top-4 h-0.5 w-full @max-[15rem]:hidden',
                position <= current ? 'bg-primary' : 'bg-line',
              )}
            />
          )}
          <StepMark position={position} current={current} />
          <span
            className={classNames(
              'px-0.5 text-sm leading-tight',
              position === current ? 'font-semibold' : 'text-muted',
            )}
          >
            {step}
            {position < current && <VisuallyHidden> (terminé)</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function StepMark({ position, current }: { position: number; current: number }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative z-1 flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-bold',
        position < current && 'bg-primary text-surface',
        position === current && 'bg-primary text-surface ring-4 ring-primary-tint',
        position > current && 'border border-edge bg-surface text-muted',
      )}
    >
      {position < current ? <Check className="size-4" /> : position + 1}
    </span>
  );
}
