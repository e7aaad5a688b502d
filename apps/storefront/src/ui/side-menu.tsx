import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export type SideMenuItem = { id: string; label: string; to: string; icon?: ReactNode };

type SideMenuProps = { label: string; items: readonly SideMenuItem[]; current: string; footer?: ReactNode };

/** The sections of one page, each with its address: a row to slide on a phone, a column beside the page on a desk. */
export function SideMenu({ label, items, current, footer }: SideMenuProps) {
  return (
    <nav aria-label={label} className="md:w-60 md:shrink-0">
      <ul className="no-scrollbar -mx-4 flex gap-1 overflow-x-auto border-b border-line px-4 md:mx-0 md:flex-col md:border-0 md:px-0">
        {items.map((item) => (
          <li key={item.id} className="shrink-0">
            <Link
              ref={item.id === current ? slideIntoSight : null}
              to={item.to}
              preventScrollReset
              aria-current={item.id === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center gap-2 whitespace-nowrap border-b-3 px-3 font-medium transition-colors md:rounded-control md:border-0',
                item.id === current
                  ? 'border-primary text-primary md:bg-primary-tint'
                  : 'border-transparent text-muted hover:text-ink md:hover:bg-sand-deep',
              )}
            >
              {item.icon}
              {item.label}
            </Link>
          </li>
        ))}
        {footer && <li className="shrink-0 md:mt-2 md:border-t md:border-line md:pt-2">{footer}</li>}
      </ul>
    </nav>
  );
}

/** Slides the row, never the page, so that the section that is open stands in its middle. */
function slideIntoSight(link: HTMLAnchorElement | null): void {
  const row = link?.closest('ul');
  if (!link || !row) return;
  const { left, width } = row.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  row.scrollLeft += place.left + place.width / 2 - left - width / 2;
}
