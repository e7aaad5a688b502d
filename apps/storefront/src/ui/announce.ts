let region: HTMLElement | undefined;

function liveRegion(): HTMLElement {
  if (region) return region;
  region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.className = 'sr-only';
  document.body.append(region);
  return region;
}

/** Tells screen readers, also while the drawer hides the rest of the page from them. */
export function announce(text: string): void {
  const place = liveRegion();
  place.textContent = '';
  // Readers speak what changes in a region that they have already seen.
  requestAnimationFrame(() => {
    place.textContent = text;
  });
}
