import type { TrackingResult } from '@tokpa/contract/order-tracking';
import Check from 'lucide-react/icons/check';
import { classNames } from '../ui/class-names.ts';
import { formatDateTime } from '../ui/dates.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

type Steps = TrackingResult['tracking']['steps'];

/** The way of the parcel, each step with what it means and when it was reached. */
export function DeliverySteps({ steps }: { steps: Steps }) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, position) => (
        <li key={step.title} className="relative flex gap-3 pb-5 last:pb-0">
          {position < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute left-4 top-8 h-[calc(100%-2rem)] w-0.5 -translate-x-1/2',
                steps[position + 1]?.completed ? 'bg-primary' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={classNames(
              'flex size-8 shrink-0 items-center justify-center rounded-full text-sm font-bold',
              step.completed ? 'bg-primary text-surface' : 'border border-edge bg-surface text-muted',
            )}
          >
            {step.completed ? <Check className="size-4" /> : position + 1}
          </span>
          <span className="flex min-w-0 flex-col pt-1">
            <span className={classNames(step.completed ? 'font-semibold' : 'text-muted')}>
              {step.title}
              {step.completed && <VisuallyHidden> (terminé)</VisuallyHidden>}
            </span>
            <span className="text-sm text-muted">{step.description}</span>
            {step.timestamp && (
              <time dateTime={step.timestamp} className="text-sm text-muted">
                {formatDateTime(step.timestamp)}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
