import { CATEGORIES_IN_MENU } from '@tokpa/contract/limits';
import { NavLink, useRevalidator } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import type { MenuCategory } from './shell-data.ts';

/** One line that slides sideways under the thumb. */
export function CategoryMenu({ categories }: { categories: readonly MenuCategory[] | null }) {
  return (
    <nav aria-label="Rayons" className="border-b border-line">
      <ul className="column no-scrollbar flex gap-x-1 overflow-x-auto lg:flex-wrap">
        <MenuItem to="/" label="Accueil" />
        <MenuItem to="/products" label="Tous les produits" />
        {categories?.slice(0, CATEGORIES_IN_MENU).map((category) => (
          <MenuItem key={category.id} to={`/category/${category.slug}`} label={category.name} />
        ))}
        {categories === null && <MissingCategories />}
      </ul>
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
  return (
    <li className="shrink-0">
      <NavLink
        to={to}
        end
        className={({ isActive }) =>
          classNames(
            'flex min-h-12 items-center whitespace-nowrap border-b-3 px-2.5 font-medium transition-colors lg:min-h-9 lg:px-2 lg:text-sm',
            isActive ? 'border-primary text-primary' : 'border-transparent hover:text-primary',
          )
        }
      >
        {label}
      </NavLink>
    </li>
  );
}
