import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const stop = (event: SyntheticEvent) => event.stopPropagation();
function refuse(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

// Keys do what the browser does with them (the next field, a link of the page); lists and editors hear nothing of them.
const HELD = {
  'data-still': true,
  onKeyDownCapture: stop,
  onMouseDownCapture: refuse,
  onClickCapture: refuse,
  onPasteCapture: refuse,
  onDropCapture: refuse,
};

/** Where fields are written in, they are only read; call the result to give them back. */
function makeReadOnly(place: HTMLElement): () => void {
  const fields = [...place.querySelectorAll<Field>('input:not([readonly]), textarea:not([readonly])')];
  const editors = [...place.querySelectorAll<HTMLElement>('[contenteditable="true"]')];
  for (const field of fields) field.readOnly = true;
  for (const editor of editors) editor.contentEditable = 'false';
  return () => {
    for (const field of fields) field.readOnly = false;
    for (const editor of editors) editor.contentEditable = 'true';
  };
}

/**
 * For the place of a form's fields: while it `isSaving` they can be read and not changed, for its answer begins them anew and would
 * take away what is typed meanwhile. Not `disabled`, which would take the focus from whoever writes on after the answer.
 */
export function useStill<Place extends HTMLElement = HTMLDivElement>(isSaving: boolean) {
  const ref: RefObject<Place | null> = useRef(null);
  useLayoutEffect(() => (isSaving && ref.current ? makeReadOnly(ref.current) : undefined), [isSaving]);
  return { ref, ...(isSaving && HELD) };
}
