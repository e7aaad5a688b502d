import type { ReactNode } from 'react';

/** What lies at another address opens beside the lesson. */
export function ElsewhereLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center self-start font-semibold text-primary hover:underline"
    >
      {children}
    </a>
  );
}
