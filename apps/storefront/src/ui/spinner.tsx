import LoaderCircle from 'lucide-react/icons/loader-circle';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export function Spinner({ label = 'Chargement...', className }: { label?: string; className?: string }) {
  return (
    <span
      role="status"
      className={classNames('inline-flex items-center justify-center text-primary noscript:hidden', className)}
    >
      <LoaderCircle aria-hidden="true" className="size-7 animate-spin" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
