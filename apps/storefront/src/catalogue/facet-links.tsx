import { formatCount } from '@tokpa/contract/money';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import type { FacetChoice, ShownFacets } from './facets.ts';
import type { Listing } from './listing-query.ts';

type FacetLinksProps = { facets: ShownFacets; addressOf: (change: Partial<Listing>) => string };

/** What the list can be narrowed by and how many products would be left: links, so that they work without JavaScript. */
export function FacetLinks({ facets: { groups, isExact }, addressOf }: FacetLinksProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      {groups.map(({ title, choices }) => (
        <div key={title} className="flex flex-col gap-2">
          <p id={`${id}-${title}`} className="text-sm font-semibold text-muted">
            {title}
          </p>
          <ul aria-labelledby={`${id}-${title}`} className="flex flex-wrap gap-2">
            {choices.map((choice) => (
              <li key={choice.label} className="max-w-full">
                <FacetLink choice={choice} isExact={isExact} to={addressOf(choice.change)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function FacetLink({ choice, isExact, to }: { choice: FacetChoice; isExact: boolean; to: string }) {
  const { label, count, isChosen } = choice;
  return (
    <Link
      to={to}
      // Any mixture of filters is an address of its own: search engines are told not to walk them all.
      rel="nofollow"
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        'chip',
        isChosen ? 'border-primary bg-primary-tint text-primary' : 'border-line bg-surface',
      )}
    >
      <span className="min-w-0">{label}</span>
      <span className="text-sm text-muted">{`${formatCount(count)}${isExact ? '' : '+'}`}</span>
      {isChosen && (
        <>
          <X aria-hidden="true" className="size-4 shrink-0" />
          <span className="sr-only">, retirer ce filtre</span>
        </>
      )}
    </Link>
  );
}
