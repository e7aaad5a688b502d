/**
 * Runs in the browser: until the page's modules do, a tap on a button would do nothing, and a form that they send would
 * lose what was typed. So each button tapped is kept, shown as tapped, and pressed by `answerEarlyTaps` later: once, how
 * often an impatient thumb came down; Enter in a field counts as its form's button. A form with an address works by
 * itself and goes its own way.
 */
export const KEEP_EARLY_TAPS = `{
  const buttons = new Set();
  const keep = (event, button) => {
    event.preventDefault();
    if (!button) return;
    button.dataset.tapped = '';
    buttons.add(button);
  };
  const onClick = (event) => {
    const button = event.target.closest('button');
    if (!button || button.disabled || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    keep(event, button);
  };
  const onSubmit = (event) => {
    const form = event.target;
    if (!form.hasAttribute('action')) keep(event, form.querySelector('[data-sends]'));
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  const stop = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
  };
  globalThis.earlyTaps = { buttons, stop };
}`;
