import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusOn } from '../ui/index.ts';
import { mainContent } from './main-content.ts';

const TYPED_IN = 'input:focus, textarea:focus, [contenteditable="true"]:focus';

/** On a screen that comes, the focus goes to its beginning, so that screen readers begin there; not from who types, nor from a question. */
export function useScreenChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.querySelector(`${TYPED_IN}, [role="dialog"]`)) return;
    focusOn(mainContent(), { preventScroll: true });
  }, [pathname]);
}
