const LOOK_EVERY_MS = 5000;

/** Acts once the shop answers again: a device that believes in its network is often wrong about it. Returns how to stop looking. */
export function whenReachable(act: () => void): () => void {
  const look = async () => {
    if (!navigator.onLine || document.visibilityState !== 'visible') return;
    const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.ok) act();
  };
  const lookNow = () => void look();
  const timer = setInterval(lookNow, LOOK_EVERY_MS);
  window.addEventListener('online', lookNow);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', lookNow);
  };
}
