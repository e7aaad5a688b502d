import { useEffect, useRef } from 'react';

/** The focus goes back to what opened the form, which was not in the page meanwhile. */
export function useFocusOnceClosed(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
