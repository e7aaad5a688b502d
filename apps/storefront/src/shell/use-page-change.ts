import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Each new path starts at the top, and the focus goes to the page's content so that screen readers begin there. */
export function usePageChange() {
  const { pathname, hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (hash) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}
