import { useEffect, useRef } from 'react';

/** Gives the ref for a paged list: another page begins at its top, and the focus with it. */
export function useTopOnPage(page: number) {
  const list = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }, [page]);
  return list;
}
