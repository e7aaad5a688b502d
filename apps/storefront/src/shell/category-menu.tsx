import { CATEGORIES_IN_MENU } from '@tokpa/contract/limits';
import type { ReactNode } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';
import type { MenuCategory } from './shell-data.ts';

const BESIDE_PRODUCTS = [
  { to: '/formations', label: 'Formations' },
  { to: '/seminars', label: 'Séminaires' },
  { to: '/coaching', label: 'Coaching' },
  { to: '/blog', label: 'Blog' },
  { to: '/recipes', label: 'Recettes' },
] as const;

/** One line that slides sideways under the thumb, with the present page in sight where the browser knows how. */
export function CategoryMenu({ categories }: { categories: readonly MenuCategory[] | null }) {
  return (
    <div className="border-b border-line">
      <div className="column no-scrollbar flex scroll-px-28 gap-x-1 overflow-x-auto lg:flex-wrap">
        <MenuPart label="Rayons">
          <MenuItem to="/" label="Accueil" />
          <MenuItem to="/products" label="Tous les produits" />
          {categories?.slice(0, CATEGORIES_IN_MENU).map((category) => (
            <MenuItem key={category.id} to={`/category/${category.slug}`} label={category.name} />
          ))}
          {categories === null && <MissingCategories />}
        </MenuPart>
        <span aria-hidden="true" className="mx-1 w-px shrink-0 self-center bg-edge/40 h-5" />
        <MenuPart label="Apprendre et lire">
          {BESIDE_PRODUCTS.map((item) => (
            <MenuItem key={item.to} {...item} />
          ))}
        </MenuPart>
      </div>
    </div>
  );
}

/** Both parts share one line: their boxes are none. */
function MenuPart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="contents">
      <ul className="menu-items contents">{children}</ul>
    </nav>
  );
}

function MissingCategories() {
  const { state, revalidate } = useRevalidator();
  if (state === 'loading') return null;
  return (
    <li className="flex shrink-0 items-center gap-2 whitespace-nowrap px-2.5 text-terracotta lg:text-sm">
      Erreur lors du chargement des catégories
      <button
        type="button"
        onClick={() => void revalidate()}
        className="min-h-11 font-semibold underline underline-offset-4 lg:min-h-9"
      >
        Réessayer
      </button>
    </li>
  );
}

function MenuItem({ to, label }: { to: string; label: string }) {
  const isHere = useLocation().pathname.toLowerCase() === to;
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className={classNames(
          'menu-link',
          isHere ? 'border-primary text-primary' : 'border-transparent hover:text-primary',
        )}
      >
        {label}
      </Link>
    </li>
  );
}
