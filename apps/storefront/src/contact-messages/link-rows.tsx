import ChevronRight from 'lucide-react/icons/chevron-right';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { Link } from '../ui/link.tsx';

export type LinkRow = { to: string; label: string };

export const QUICK_LINKS: readonly LinkRow[] = [
  { to: '/track-order', label: 'Suivre ma commande' },
  { to: '/returns', label: 'Demander un retour' },
  { to: '/shipping', label: 'Zones et délais de livraison' },
  { to: '/faq', label: 'Toutes les questions fréquentes' },
];

export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map(({ to, label }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-13 items-center justify-between gap-3 px-4 py-3 font-medium wrap-anywhere hover:text-primary"
          >
            {frenchSpaces(label)}
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
