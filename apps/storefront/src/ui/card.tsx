import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type CardProps = { title: string; heading?: 'h2' | 'h3'; className?: string; children: ReactNode };

/** A white field with a title of its own. On paper it keeps its frame, and is not torn between two sheets. */
export function Card({ title, heading: Title = 'h2', className, children }: CardProps) {
  return (
    <section
      className={classNames(
        'rounded-card border border-line bg-surface p-4 sm:p-5 print:break-inside-avoid print:p-3',
        className,
      )}
    >
      <Title className="mb-3 text-lg">{title}</Title>
      {children}
    </section>
  );
}
