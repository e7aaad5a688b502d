import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The API's `errors` (field → sentences) → the first sentence of each field. */
export function firstMessages(errors: Readonly<Record<string, readonly string[]>> | undefined): FieldErrors {
  return Object.fromEntries(Object.entries(errors ?? {}).map(([field, messages]) => [field, messages[0]]));
}

/** Moves the focus to the first control that is marked as wrong; who stands there already hears why. */
function focusFirstError(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!wrong) return;
  if (wrong !== document.activeElement) return wrong.focus();
  const [errorId = ''] = wrong.getAttribute('aria-describedby')?.split(' ') ?? [];
  announce(document.getElementById(errorId)?.textContent ?? '');
}

/** Gives the ref for a `<form>`: each new set of errors sends the focus to the first wrong field. */
export function useFocusFirstError(errors: FieldErrors) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.values(errors).some(Boolean)) focusFirstError(form.current);
  }, [errors]);
  return form;
}
