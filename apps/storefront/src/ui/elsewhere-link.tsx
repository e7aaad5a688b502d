import type { ReactNode } from 'react';

type ElsewhereLinkProps = {
  to: string;
  /** One of the shop's files: it is downloaded. */
  isFile?: boolean;
  children: ReactNode;
};

/** What lies at another address opens beside what is read. */
export function ElsewhereLink({ to, isFile = false, children }: ElsewhereLinkProps) {
  const way = isFile ? { download: true } : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a
      href={to}
      {...way}
      className="inline-flex min-h-11 items-center self-start font-semibold text-primary wrap-anywhere hover:underline"
    >
      {children}
    </a>
  );
}
