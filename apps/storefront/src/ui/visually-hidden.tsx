import type { ReactNode } from 'react';

/** Said by screen readers, shown to nobody. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
