declare global {
  /** The buttons tapped so far, in their order, and how to stop gathering them; see `early-taps.server.ts`. */
  var earlyTaps: { buttons: Set<HTMLButtonElement>; stop: () => void } | undefined;
}

/** Presses each button that was tapped before the page could answer, once, if it is still there. */
export function answerEarlyTaps(): void {
  const taps = globalThis.earlyTaps;
  taps?.stop();
  for (const button of taps?.buttons ?? []) {
    button.removeAttribute('data-tapped');
    button.click();
  }
  globalThis.earlyTaps = undefined;
}
