import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isTypingOn } from '../ui/typing-on.ts';

/** As a browser does for a page that it loads: what stands behind the # is unfolded, shown and focused. False where nothing does. */
function showTarget(hash: string): boolean {
  const target = hash && document.getElementById(hash.slice(1));
  if (!target) return false;
  const folded = target.closest('details');
  if (folded) folded.open = true;
  target.scrollIntoView({ behavior: 'instant' });
  // Sections and titles take the focus only when they are told to.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

/** Each new path, and each new search, starts at its top, or at what its # names, and the focus goes there so that screen readers begin there; not from who types on meanwhile. */
export function usePageChange() {
  const { pathname, search, hash } = useLocation();
  const page = pathname === '/search' ? pathname + new URLSearchParams(search).get('q') : pathname;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (showTarget(hash)) return;
    window.scrollTo(0, 0);
    if (!isTypingOn()) main.current?.focus({ preventScroll: true });
  }, [page, hash]);
  return main;
}
