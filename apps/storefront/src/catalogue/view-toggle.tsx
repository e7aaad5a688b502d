import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import type { View } from './listing-query.ts';

const VIEWS = [
  { view: 'grid', label: 'Afficher en grille', Icon: LayoutGrid },
  { view: 'list', label: 'Afficher en liste', Icon: Rows3 },
] as const;

export function ViewToggle({ current, addressOf }: { current: View; addressOf: (view: View) => string }) {
  return (
    <ul aria-label="Affichage" className="flex rounded-control border border-edge bg-surface">
      {VIEWS.map(({ view, label, Icon }) => (
        <li key={view}>
          <Link
            to={addressOf(view)}
            replace
            preventScrollReset
            aria-label={label}
            aria-current={view === current ? 'true' : undefined}
            className={classNames(
              'flex size-11 items-center justify-center rounded-control',
              view === current ? 'bg-primary-tint text-primary' : 'text-muted hover:text-ink',
            )}
          >
            <Icon aria-hidden="true" className="size-5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
