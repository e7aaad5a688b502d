import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';

export type Crumb = { label: string; to?: string };

/** From the shop's door to this page; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Fil d'Ariane">
      <ol className="no-scrollbar flex items-center overflow-x-auto whitespace-nowrap text-sm text-muted">
        {crumbs.map((crumb, position) => (
          <li key={crumb.label} className="flex items-center">
            {position > 0 && <ChevronRight aria-hidden="true" className="mx-1 size-4 shrink-0" />}
            {crumb.to && position < crumbs.length - 1 ? (
              <Link to={crumb.to} className="flex min-h-11 items-center hover:text-primary hover:underline">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="flex min-h-11 items-center font-medium text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
