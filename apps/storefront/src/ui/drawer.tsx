import { DialogFrame } from './dialog-frame.tsx';
import type { DialogProps } from './dialog-frame.tsx';

/** Slides in from the right, the whole height; the whole width on a phone. Load it lazily. */
export function Drawer(props: DialogProps) {
  return <DialogFrame {...props} className="inset-y-0 right-0 w-full max-w-md animate-slide-left" />;
}
