// Of what the DOM's types declare, what browsers of 2022 do not know (docs/decisions/2026-11-28-browsers-of-2022.md): called
// obsolete here, so that the linter refuses it in the storefront and in what that reads of the contract.

interface URLSearchParams {
  /** @deprecated Browsers of 2022 do not know it: `String(query) !== ''`. */
  readonly size: number;
}

interface Element {
  /** @deprecated Browsers of 2022 do not know it. */
  checkVisibility(options?: CheckVisibilityOptions): boolean;
}

interface HTMLElement {
  /** @deprecated Browsers of 2022 do not know it. */
  inert: boolean;
}

interface Document {
  /** @deprecated Browsers of 2022 do not know it. */
  startViewTransition(callbackOptions?: ViewTransitionUpdateCallback | StartViewTransitionOptions): ViewTransition;
}

interface Headers {
  /** @deprecated Browsers of 2022 do not know it. */
  getSetCookie(): string[];
}
