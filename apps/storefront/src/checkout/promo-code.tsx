import { PROMO_CODE_MAX } from '@tokpa/contract/limits';
import { formatFcfa } from '@tokpa/contract/money';
import type { KeyboardEvent } from 'react';
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
  function applyOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    // Enter in this field means the code, not the order, also where there is none.
    event.preventDefault();
    if (code.trim() !== '') promo.apply();
  }
  return (
    <div>
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
          onClick={promo.apply}
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
