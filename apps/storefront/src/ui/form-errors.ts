import { useEffect, useRef } from 'react';

export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** The API's `errors` (field → sentences) → the first sentence of each field. */
export function firstMessages(errors: Readonly<Record<string, readonly string[]>> | undefined): FieldErrors {
  return Object.fromEntries(Object.entries(errors ?? {}).map(([field, messages]) => [field, messages[0]]));
}

/** Moves the focus to the first control that is marked as wrong. */
function focusFirstError(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Gives the ref for a `<form>`: each new set of errors sends the focus to the first wrong field. */
export function useFocusFirstError(errors: FieldErrors) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.values(errors).some(Boolean)) focusFirstError(form.current);
  }, [errors]);
  return form;
}
