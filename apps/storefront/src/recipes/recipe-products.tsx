import type { RecipeProduct } from '@tokpa/contract/recipes';
import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { TitledSection } from '../ui/titled-section.tsx';

type RecipeProductsProps = {
  products: readonly RecipeProduct[];
  /** The way into the cart. */
  actionOf: (product: RecipeProduct) => ReactNode;
};

/** What the shop sells for a recipe. */
export function RecipeProducts({ products, actionOf }: RecipeProductsProps) {
  return (
    <TitledSection title="Dans la boutique pour cette recette" className="mt-10 print:hidden">
      <ul className="grid gap-3 md:grid-cols-2 md:gap-5">
        {products.map((product) => (
          <li
            key={product.id}
            className="flex flex-wrap gap-4 overflow-hidden rounded-card border border-line bg-surface p-3 sm:items-center"
          >
            <Picture image={product.picture} alt="" sizes="6rem" className="size-24 shrink-0 rounded-control" />
            <div className="beside flex flex-col gap-2">
              <h3 className="line-clamp-2 font-sans text-base font-medium leading-snug tracking-normal">
                <Link to={`/product/${product.slug}`} className="hover:text-primary hover:underline">
                  {product.name}
                </Link>
              </h3>
              <Price
                amount={product.price}
                originalAmount={product.originalPrice}
                isFrom={product.hasDearerVariation}
              />
              <div className="max-w-60">{actionOf(product)}</div>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
