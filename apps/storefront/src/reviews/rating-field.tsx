import { RATING_LABELS } from '@tokpa/contract/review-labels';
import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { FieldError } from '../ui/field-frame.tsx';

type RatingFieldProps = { value: number; error: string | undefined; onChange: (rating: number) => void };

/** Five radio buttons drawn as stars; the word for the chosen one stands beside them. */
export function RatingField({ value, error, onChange }: RatingFieldProps) {
  const [pointed, setPointed] = useState(0);
  const shown = pointed || value;
  const isChosen = shown === value;
  return (
    <div
      role="radiogroup"
      aria-labelledby="note-titre"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'note-erreur' : undefined}
      tabIndex={error ? -1 : undefined}
      className="flex flex-col gap-1 rounded-control"
    >
      <p id="note-titre" className="starred font-medium">
        Votre note
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex" onPointerLeave={() => setPointed(0)}>
          {RATING_LABELS.map((label, position) => (
            <label
              key={label}
              htmlFor={`note-${position + 1}`}
              title={label}
              // Not as soon as it lies there: the stars may have come under a mouse that rests.
              onPointerMove={(event) => event.pointerType === 'mouse' && setPointed(position + 1)}
              className="flex size-11 items-center justify-center rounded-control"
            >
              <input
                type="radio"
                name="rating"
                id={`note-${position + 1}`}
                value={position + 1}
                checked={value === position + 1}
                onChange={() => onChange(position + 1)}
                aria-label={`${position + 1} sur 5, ${label}`}
                className="peer sr-only"
              />
              <Star
                aria-hidden="true"
                className={classNames(
                  'size-8 rounded-control peer-focus-visible:outline-3 peer-focus-visible:outline-info',
                  position < shown ? 'text-amber' : 'text-edge',
                  position < shown && isChosen && 'fill-current',
                )}
              />
            </label>
          ))}
        </div>
        <span className={classNames('min-h-6', isChosen ? 'font-semibold' : 'text-muted')}>
          {RATING_LABELS[shown - 1]}
        </span>
      </div>
      <FieldError id="note-erreur" error={error} />
    </div>
  );
}
