import { useEffect } from 'react';
import { useBlocker, useTranslate } from 'react-admin';

/** Asks before what is typed is left behind, as react-admin's forms do; once a screen, for a router asks one question at a time. */
export function useLossQuestion(isChanged: boolean): void {
  const translate = useTranslate();
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && nextLocation.pathname !== currentLocation.pathname,
  );
  useEffect(() => {
    if (state !== 'blocked') return;
    // oxlint-disable-next-line no-alert -- the question that react-admin's forms ask, in the same way
    if (window.confirm(translate('ra.message.unsaved_changes'))) proceed?.();
    else reset?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the answers are other functions at each drawing: it would ask again
  }, [state]);
  useEffect(() => {
    if (!isChanged) return undefined;
    const keep = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [isChanged]);
}
