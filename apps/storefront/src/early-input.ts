type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const BOXES = new Set(['checkbox', 'radio']);

/**
 * Tells React what a person, or the browser's own memory, put into the controls of the page before it came alive:
 * otherwise the screen shows one choice while the page acts on another, and what was typed goes at the next change.
 */
export function tellEarlyInput(): void {
  for (const control of document.querySelectorAll<Control>('input, textarea, select')) {
    if (control instanceof HTMLSelectElement) tellChoice(control);
    else if (BOXES.has(control.type)) tellTick(control as HTMLInputElement);
    else tellText(control);
  }
}

function tellChoice(control: HTMLSelectElement): void {
  const own = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (control.selectedIndex !== Math.max(own, 0)) control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React hears of a box only when a click changes it. */
function tellTick(control: HTMLInputElement): void {
  const wasTicked = control.checked && !control.defaultChecked;
  const wasCleared = control.type === 'checkbox' && !control.checked && control.defaultChecked;
  if (!wasTicked && !wasCleared) return;
  control.checked = !control.checked;
  control.click();
}

/** React watches the element's own `value` to know what it knows already; the prototype's setter passes it by, as typing does. */
function tellText(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue } = control;
  if (value === defaultValue) return;
  control.value = defaultValue;
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // What opens under the hand while typing must not stay open after somebody who has gone on.
  if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
