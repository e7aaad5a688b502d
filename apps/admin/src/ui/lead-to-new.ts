import { flushSync } from 'react-dom';
import { FIELDS } from './use-lead-to-wrong.ts';

/** Adds a line to a form by the button that was touched for it, and leads to the line's first field. */
export function leadToNew(button: HTMLElement, add: () => void): void {
  const form = button.closest('form');
  const before = new Set(form?.querySelectorAll(FIELDS));
  flushSync(add);
  const fields = form?.querySelectorAll<HTMLElement>(FIELDS) ?? [];
  [...fields].find((field) => !before.has(field))?.focus();
}
