import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';

const LINKS = [
  { to: '/track-order', label: 'Suivre ma commande' },
  { to: '/returns', label: 'Demander un retour' },
  { to: '/shipping', label: 'Zones et délais de livraison' },
  { to: '/faq', label: 'Toutes les questions fréquentes' },
] as const;

export function QuickLinks() {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {LINKS.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-13 items-center justify-between gap-3 px-4 py-3 font-medium hover:text-primary">
            {label}
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
