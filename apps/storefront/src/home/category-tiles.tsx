import { formatCount } from '@tokpa/contract/money';
import { Link } from '../ui/link.tsx';
import type { PictureSource } from '../ui/picture-source.ts';
import { HALF_A_PHONE, Picture } from '../ui/picture.tsx';

export type CategoryTile = {
  id: string;
  slug: string;
  name: string;
  productsCount: number;
  picture: PictureSource | null;
};

export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  return (
    <ul className="grid cols-pair gap-3 md:gap-5 lg:grid-cols-4">
      {categories.map((category) => (
        <li key={category.id} className="group link-card relative">
          <Picture
            image={category.picture}
            alt=""
            sizes={`(min-width: 64rem) 282px, (min-width: 48rem) 46vw, ${HALF_A_PHONE}`}
            className="aspect-4/3 transition-transform group-hover:scale-103"
          />
          <div className="relative bg-surface p-3 md:p-4">
            <h3 className="font-sans text-base font-semibold leading-snug tracking-normal [text-wrap:wrap] max-[23rem]:text-sm">
              <Link
                to={`/category/${category.slug}`}
                className="after:absolute after:inset-0 after:-top-80 group-hover:text-primary"
              >
                {category.name}
              </Link>
            </h3>
            <p className="text-sm text-muted">{`${formatCount(category.productsCount)} ${category.productsCount > 1 ? 'produits' : 'produit'}`}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
