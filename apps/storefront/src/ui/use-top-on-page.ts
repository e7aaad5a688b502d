import { useEffect, useRef } from 'react';
import { isTypingOn } from './typing-on.ts';

/** Gives the ref for a paged list: another page begins at its top, and the focus with it, unless somebody types on meanwhile. */
export function useTopOnPage(page: number) {
  const list = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    list.current?.scrollIntoView();
    if (!isTypingOn()) list.current?.focus({ preventScroll: true });
  }, [page]);
  return list;
}
