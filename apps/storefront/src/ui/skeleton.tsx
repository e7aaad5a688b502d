import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** One grey shape; size it by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-shimmer rounded-control bg-line', className)} />;
}

/** Says once that something is coming, around the shapes of what comes. */
export function SkeletonGroup({
  label = 'Chargement...',
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div role="status" className={classNames('noscript:hidden', className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
