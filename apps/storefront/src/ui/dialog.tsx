import { DialogFrame } from './dialog-frame.tsx';
import type { DialogProps } from './dialog-frame.tsx';

/** Rises from the bottom on a phone, stands in the middle on a desk. Load it lazily where a page can do without at first. */
export function Dialog(props: DialogProps) {
  return (
    <DialogFrame
      {...props}
      className="inset-x-0 bottom-0 max-h-[90vh] animate-rise rounded-t-card sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:max-w-lg sm:rounded-card supports-[height:1dvh]:max-h-[90dvh]"
    />
  );
}
