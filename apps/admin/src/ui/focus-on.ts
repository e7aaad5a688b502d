/** Sections and rows take the focus only when they are told to. */
export function focusOn(place: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus(options);
}
