/**
 * Goes on by a whole page. Should the browser bring this one back as it was left, from its back/forward cache, it is asked for anew:
 * what it was busy with is long done.
 */
export function leavePage(address: string): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign(address);
}
