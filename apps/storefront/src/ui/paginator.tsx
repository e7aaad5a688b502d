import { formatCount } from '@tokpa/contract/money';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';
import { pageWindow } from './page-window.ts';

export type PaginatorProps = {
  page: number;
  pages: number;
  total: number;
  /** `total` as it is shown, where it may be more. */
  shownTotal?: string;
  limit: number;
  /** What is counted, in the plural. */
  noun?: string;
  /** The address of another page: real links, so that paging works without JavaScript. */
  addressOf: (page: number) => string;
};

export function Paginator(props: PaginatorProps) {
  const { page, pages, total, shownTotal = formatCount(total), limit, noun = 'produits', addressOf } = props;
  if (pages <= 1) return null;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);
  return (
    <nav aria-label="Pagination" className="flex flex-col items-center gap-3 py-6">
      {first <= total && (
        <p className="text-sm text-muted">{`Affichage de ${formatCount(first)} à ${formatCount(last)} sur ${shownTotal} ${noun}`}</p>
      )}
      <div className="grid w-full cols-pair items-center gap-2 sm:flex sm:w-auto sm:gap-1">
        <Step to={page > 1 ? addressOf(Math.min(page - 1, pages)) : undefined} label="Précédent">
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Step>
        <ul className="order-first col-span-full flex flex-wrap items-center justify-center sm:order-none sm:gap-1">
          {pageWindow(page, pages).map((slot) => (
            <li key={slot}>
              {typeof slot === 'number' ? (
                <PageLink page={slot} current={slot === page} to={addressOf(slot)} />
              ) : (
                <span className="flex h-11 min-w-4 items-center justify-center text-muted sm:min-w-6">…</span>
              )}
            </li>
          ))}
        </ul>
        <Step to={page < pages ? addressOf(page + 1) : undefined} label="Suivant">
          <ChevronRight aria-hidden="true" className="order-last size-5" />
        </Step>
      </div>
    </nav>
  );
}

const SLOT = 'flex h-11 items-center justify-center rounded-control font-semibold tabular-nums';

function PageLink({ page, current, to }: { page: number; current: boolean; to: string }) {
  return (
    <Link
      to={to}
      aria-label={`Page ${page}`}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        SLOT,
        'min-w-10.5 sm:min-w-11',
        current ? 'bg-primary text-surface' : 'hover:bg-primary-tint',
      )}
    >
      {page}
    </Link>
  );
}

type StepProps = { to: string | undefined; label: string; children: ReactNode };

/** Wide and in words under the thumb, an arrow on a desk. */
function Step({ to, label, children }: StepProps) {
  const look = classNames(
    SLOT,
    'gap-1 border sm:w-11 sm:border-0',
    to ? 'border-primary text-primary hover:bg-primary-tint' : 'border-line text-edge',
  );
  const content = (
    <>
      {children}
      <span className="sm:sr-only">{label}</span>
    </>
  );
  if (!to) {
    return (
      <span role="link" aria-disabled="true" className={look}>
        {content}
      </span>
    );
  }
  return (
    <Link to={to} className={look}>
      {content}
    </Link>
  );
}
