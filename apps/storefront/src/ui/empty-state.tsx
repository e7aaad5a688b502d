import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type EmptyStateProps = {
  title: string;
  /** `h1` where this is all that the page holds. */
  heading?: 'h1' | 'h2' | 'p';
  icon?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** Nothing to show: says why, and what to do next, with one action. */
export function EmptyState({ title, heading: Title = 'p', icon, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames('flex flex-col items-center gap-3 px-4 py-10 text-center', className)}>
      {icon && (
        <span className="flex size-16 items-center justify-center rounded-full bg-primary-tint text-primary">
          {icon}
        </span>
      )}
      <Title className="font-display text-xl font-bold">{title}</Title>
      {children && <div className="max-w-md text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
