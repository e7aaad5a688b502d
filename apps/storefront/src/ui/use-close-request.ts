import { useEffect, useEffectEvent } from 'react';

/** What Android's back gesture asks for in Chromium; TypeScript's library does not know it yet. */
type CloseWatcher = EventTarget & { destroy(): void };
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * While `open`, the phone's way back calls `onClose` instead of leaving the page, in browsers that ask; where it leaves the page, nothing
 * of that stays over the next. Escape is the dialog's own affair.
 */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    let watcher: CloseWatcher | undefined;
    const watch = () => {
      watcher = window.CloseWatcher && new window.CloseWatcher();
      watcher?.addEventListener('close', () => {
        close();
        // A watcher serves once, and what it asked for may have been refused.
        watch();
      });
    };
    if (!open) return undefined;
    watch();
    window.addEventListener('popstate', close);
    return () => {
      watcher?.destroy();
      window.removeEventListener('popstate', close);
    };
  }, [open]);
}
