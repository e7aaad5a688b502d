import { type RefObject, useEffect } from 'react';

const WRONG = '[aria-invalid="true"]';
const CONTROL = '.MuiFormControl-root';
export const FIELDS = 'input:not([aria-hidden="true"]), textarea, [role="combobox"], [contenteditable="true"]';

/** Pictures and editors are told to be wrong by their message alone: the field is the one that it stands with. */
function fieldOf(sign: Element): HTMLElement | null {
  if (sign.matches(WRONG)) return sign as HTMLElement;
  const control = sign.closest(CONTROL);
  return control?.querySelector<HTMLElement>(WRONG) ?? control?.querySelector(FIELDS) ?? null;
}

function firstWrongIn(place: Element): HTMLElement | undefined {
  const signs = [...place.querySelectorAll(`${WRONG}, .Mui-error`)];
  return signs.map(fieldOf).find((field) => field !== null);
}

type Sending = {
  /** How often the form was sent. */
  tries: number;
  isBusy: boolean;
};

/**
 * Leads whoever sent a form to the first field that it was refused for, whether the form or the shop did so: it has the focus, and stands
 * in sight with its message.
 */
export function useLeadToWrong(place: RefObject<Element | null>, { tries, isBusy }: Sending): void {
  useEffect(() => {
    if (tries === 0 || isBusy || !place.current) return;
    const field = firstWrongIn(place.current);
    field?.focus({ preventScroll: true });
    (field?.closest(CONTROL) ?? field)?.scrollIntoView({ block: 'nearest' });
  }, [place, tries, isBusy]);
}
