import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { dismissToast, noToasts, shownToasts, subscribeToToasts } from './toast-store.ts';
import type { ToastMessage, ToastTone } from './toast-store.ts';

const CLOSES_AFTER_MS = 5000;

const TONES: Readonly<Record<ToastTone, { icon: typeof Info; name: string; look: string }>> = {
  success: { icon: CircleCheck, name: 'Succès', look: 'border-l-primary text-primary' },
  error: { icon: CircleAlert, name: 'Erreur', look: 'border-l-terracotta text-terracotta' },
  warning: { icon: TriangleAlert, name: 'Attention', look: 'border-l-amber text-amber-strong' },
  info: { icon: Info, name: 'Information', look: 'border-l-info text-info' },
};

/** Where toasts appear; stands once in the page, also while empty, so that screen readers know it. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, noToasts);
  return (
    <section
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions"
      className="pointer-events-none fixed inset-x-4 top-4 z-60 flex flex-col items-end gap-2 sm:left-auto sm:w-96"
    >
      {toasts.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </section>
  );
}

function Toast({ message }: { message: ToastMessage }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(message.id), CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [held, message.id]);
  const { icon: Icon, name, look } = TONES[message.tone];
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={classNames(
        'pointer-events-auto flex w-full animate-rise items-start gap-3 rounded-card border border-l-4 border-line bg-surface py-1 pl-3 pr-1 shadow-soft',
        look,
      )}
    >
      <Icon aria-label={name} role="img" className="mt-2.5 size-6 shrink-0" />
      <p className="min-w-0 flex-1 py-2.5 text-ink">{message.text}</p>
      <IconButton label="Fermer la notification" onClick={() => dismissToast(message.id)} className="text-muted">
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
