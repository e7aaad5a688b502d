declare global {
  /** The buttons tapped so far, in their order, and how to stop gathering them; see `early-taps.server.ts`. */
  var earlyTaps: { buttons: Set<HTMLButtonElement>; stop: () => void } | undefined;
}

const nameOf = (button: HTMLButtonElement) => button.getAttribute('aria-label') ?? button.textContent;

/** What was typed or chosen early may have put another button in its place: the one that is called the same is meant. */
function inPlaceOf(button: HTMLButtonElement): HTMLButtonElement | undefined {
  if (button.isConnected) return button;
  return [...document.querySelectorAll('button')].find((other) => nameOf(other) === nameOf(button));
}

/** Presses each button that was tapped before the page could answer, once, if it is still there. */
export function answerEarlyTaps(): void {
  const taps = globalThis.earlyTaps;
  taps?.stop();
  for (const button of taps?.buttons ?? []) {
    button.removeAttribute('data-tapped');
    inPlaceOf(button)?.click();
  }
  globalThis.earlyTaps = undefined;
}
