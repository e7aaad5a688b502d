/**
 * Runs in the browser: until the page's modules do, a tap on a button would do nothing, and a form that they send would
 * lose what was typed. So each button tapped is kept, shown as tapped, and pressed by `answerEarlyTaps` later: once, how
 * often an impatient thumb came down; Enter in a field is to the browser a click on its form's button. A form with an
 * address works by itself and goes its own way.
 */
export const KEEP_EARLY_TAPS = `{
  const buttons = new Set();
  const keep = (event) => {
    const button = event.target.closest('button');
    if (!button || button.disabled || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    event.preventDefault();
    button.dataset.tapped = '';
    buttons.add(button);
  };
  addEventListener('click', keep, true);
  globalThis.earlyTaps = { buttons, stop: () => removeEventListener('click', keep, true) };
}`;
