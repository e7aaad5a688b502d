import ChevronRight from 'lucide-react/icons/chevron-right';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { askedPage, explainMissing } from './asked-page.ts';
import { visitedPages } from './visited-pages.ts';
import type { VisitedPage } from './visited-pages.ts';
import { whenReachable } from './when-reachable.ts';

const forGood = () => () => undefined;

/** Stands in for a page that was never visited. It is kept beforehand, so what it says of this visit comes once it is alive. */
export function OfflinePage() {
  const asked = useSyncExternalStore(
    forGood,
    () => askedPage(window.location.search),
    () => undefined,
  );
  useEffect(() => (asked ? whenReachable(() => window.location.replace(asked)) : undefined), [asked]);
  return (
    <div className="column pb-10 pt-4">
      <EmptyState
        title="Vous êtes hors connexion"
        heading="h1"
        icon={<WifiOff aria-hidden="true" className="size-8" />}
        action={<Button onClick={() => window.location.replace(asked ?? '/')}>Réessayer</Button>}
      >
        <p>{frenchSpaces(explainMissing(asked))}</p>
        <p className="mt-1">La page s’ouvrira dès le retour du réseau.</p>
      </EmptyState>
      <VisitedPages />
    </div>
  );
}

function VisitedPages() {
  const [pages, setPages] = useState<readonly VisitedPage[]>([]);
  useEffect(() => {
    visitedPages()
      .then(setPages)
      // A browser without a place to keep pages has none to list.
      .catch(() => undefined);
  }, []);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="visitees" className="mx-auto max-w-160">
      <h2 id="visitees" className="mb-3 text-xl">
        À lire sans réseau
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {pages.map(({ address, title }) => (
          <li key={address}>
            {/* A whole page each: the router's own way there needs scripts that may never have come. */}
            <a
              href={address}
              className="flex min-h-13 items-center justify-between gap-3 px-4 py-3 font-medium hover:text-primary"
            >
              <span className="line-clamp-2">{frenchSpaces(title)}</span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-primary" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
