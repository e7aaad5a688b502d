import { formatCount } from '@tokpa/contract/money';
import LayoutList from 'lucide-react/icons/layout-list';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';

/** The catalogue's head: what the market is, in three figures. */
export function CatalogueBanner({ products, categories }: { products: number; categories: number }) {
  return (
    <header className="bg-primary-strong text-surface">
      <div className="column flex flex-col gap-5 py-6 md:flex-row md:items-center md:justify-between md:py-10">
        <div>
          <h1 className="text-2xl md:text-3xl">Tous les produits</h1>
          <p className="mt-1 text-balance text-primary-tint md:text-lg">
            Le marché africain en ligne, authentique et varié
          </p>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2 md:flex md:flex-wrap md:gap-4">
          <Figure icon={<ShoppingBag aria-hidden="true" className="size-5" />} value={formatCount(products)}>
            {products > 1 ? 'produits' : 'produit'}
          </Figure>
          <Figure icon={<LayoutList aria-hidden="true" className="size-5" />} value={formatCount(categories)}>
            {categories > 1 ? 'catégories' : 'catégorie'}
          </Figure>
          <Figure icon={<Truck aria-hidden="true" className="size-5" />} value="Rapide">
            livraison
          </Figure>
        </ul>
      </div>
      <div aria-hidden="true" className="weave h-1.5" />
    </header>
  );
}

type FigureProps = { icon: ReactNode; value: ReactNode; children: ReactNode };

function Figure({ icon, value, children }: FigureProps) {
  return (
    <li className="flex flex-col gap-0.5 rounded-card bg-primary px-2.5 py-2.5 md:min-w-36 md:px-4 md:py-3">
      <span className="flex items-center gap-1.5 font-display text-base sm:text-lg font-bold leading-tight md:text-xl">
        <span className="text-amber max-[22rem]:hidden">{icon}</span>
        {value}
      </span>
      <span className="text-sm text-primary-tint">{children}</span>
    </li>
  );
}
