import { PROMO_CODE_MAX } from '@tokpa/contract/limits';
import { formatFcfa } from '@tokpa/contract/money';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { announce } from '../ui/announce.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Promo } from './use-promo.ts';

type PromoCodeProps = {
  code: string;
  promo: Promo;
  onChange: (code: string) => void;
};

/** The code, and what it takes off once it is applied; whoever orders without pressing « Appliquer » gets it too. */
export function PromoCode({ code, promo, onChange }: PromoCodeProps) {
  const { place, apply } = useSeenAnswer(promo);
  function applyOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Enter in this field means the code, not the order, also where there is none.
    event.preventDefault();
    if (code.trim() !== '') apply();
  }
  return (
    <div ref={place}>
      <div className="flex flex-wrap items-start gap-x-3">
        <div className="beside">
          <TextField
            label="Code promo (facultatif)"
            value={code}
            maxLength={PROMO_CODE_MAX}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={promo.problem}
            onKeyDown={applyOnEnter}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
        <Button
          variant="secondary"
          className="mt-7 min-h-12!"
          disabled={code.trim() === ''}
          busy={promo.isBusy}
          busyLabel="Vérification..."
          onClick={apply}
        >
          Appliquer
        </Button>
      </div>
      <p role="status" className="mt-1 font-medium text-primary empty:mt-0">
        {promo.isApplied && `Code appliqué : ${formatFcfa(promo.discount)} de remise`}
      </p>
    </div>
  );
}

/** The answer stands under the button, where the main action would cover it: once it is there, it is brought into sight. */
function useSeenAnswer({ apply, isApplied, isBusy, problem }: Promo) {
  const place = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current || isBusy || !(isApplied || problem)) return;
    isAwaited.current = false;
    place.current?.scrollIntoView({ block: 'nearest' });
    if (problem) announce(problem);
  }, [isApplied, isBusy, problem]);
  return {
    place,
    apply() {
      isAwaited.current = true;
      apply();
    },
  };
}
