import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

type ChipLinksProps = {
  /** For who hears it, where no heading names it. */
  label?: string;
  chips: ReadonlyArray<{ label: string; to: string }>;
  className?: string;
};

/** Ways on, side by side. */
export function ChipLinks({ label, chips, className }: ChipLinksProps) {
  return (
    <ul aria-label={label} className={classNames('flex flex-wrap gap-2', className)}>
      {chips.map((chip) => (
        <li key={chip.to}>
          <Link to={chip.to} className="chip border-line bg-surface">
            {chip.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
