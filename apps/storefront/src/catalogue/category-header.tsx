import { formatCount } from '@tokpa/contract/money';
import { Link } from '../ui/link.tsx';
import type { PictureSource } from '../ui/picture-source.ts';
import { Picture } from '../ui/picture.tsx';

export type CategoryHead = {
  name: string;
  description: string;
  picture: PictureSource | null;
  productsCount: number;
  subcategories: ReadonlyArray<{ id: string; slug: string; name: string; productsCount: number }>;
};

export function CategoryHeader({ category }: { category: CategoryHead }) {
  const { name, description, picture, productsCount, subcategories } = category;
  return (
    <header className="flex flex-col gap-4">
      <div className="flex items-start gap-4 md:items-center md:gap-8">
        <Picture
          image={picture}
          alt=""
          sizes="(min-width: 48rem) 176px, 88px"
          eager
          className="aspect-square w-22 shrink-0 rounded-card md:w-44"
        />
        <div className="min-w-0">
          <h1 className="text-2xl md:text-3xl">{name}</h1>
          <p className="font-medium text-primary">{`${formatCount(productsCount)} ${productsCount > 1 ? 'produits' : 'produit'}`}</p>
          <p className="mt-2 hidden max-w-prose text-muted sm:block">{description}</p>
        </div>
      </div>
      <p className="text-muted sm:hidden">{description}</p>
      {subcategories.length > 0 && (
        <nav aria-label="Sous-catégories">
          <ul className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:px-0">
            {subcategories.map((sub) => (
              <li key={sub.id} className="shrink-0">
                <Link to={`/category/${sub.slug}`} className="chip border-line bg-surface">
                  {sub.name}
                  <span className="text-sm text-muted">{formatCount(sub.productsCount)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}
