import ChevronRight from 'lucide-react/icons/chevron-right';
import { classNames } from './class-names.ts';
import { frenchSpaces } from './french-spaces.ts';
import { Link } from './link.tsx';

export type Crumb = { label: string; to?: string };

// In one line as far as there is room; one below the other where letters are large.
const LOOK = 'block truncate py-3 @max-[16rem]:whitespace-normal';

// The page's own name stands in its heading: it gives way first, and is only heard where a phone has no room for it. Then the
// shelves far from it. So far apart that what is not meant to give way loses no pixel: for a tenth of one its last letters went.
const ROOM = {
  first: 'shrink-0',
  far: 'min-w-12 shrink-99999',
  near: 'min-w-0',
  last: 'min-w-12 shrink-9999999999',
  lastOfMany: 'min-w-12 shrink-9999999999 max-md:sr-only',
} as const;
const MANY = 4;

function placeOf(position: number, count: number): keyof typeof ROOM {
  if (position === 0) return 'first';
  if (position < count - 1) return position < count - 2 ? 'far' : 'near';
  return count < MANY ? 'last' : 'lastOfMany';
}

/** From the shop's door to this page; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane" className="@container">
      <ol className="flex items-center text-sm text-muted @max-[16rem]:flex-wrap">
        {crumbs.map((crumb, position) => (
          <li key={crumb.label} className={classNames('flex items-center', ROOM[placeOf(position, crumbs.length)])}>
            {position > 0 && <ChevronRight aria-hidden="true" className="mx-1 size-4" />}
            {crumb.to && position < crumbs.length - 1 ? (
              <Link to={crumb.to} className={classNames(LOOK, 'hover:text-primary hover:underline')}>
                {frenchSpaces(crumb.label)}
              </Link>
            ) : (
              <span aria-current="page" className={classNames(LOOK, 'font-medium text-ink')}>
                {frenchSpaces(crumb.label)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
