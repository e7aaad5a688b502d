import { formatFcfa } from '@tokpa/contract/money';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { priceOfSet } from './set-product.ts';
import type { SetProduct } from './set-product.ts';

export type SetArticle = { productId: string; variationId?: string; name: string };

type BoughtTogetherProps = {
  /** The product of the page comes first. */
  set: readonly SetProduct[];
  /** Puts them in the cart. */
  onAdd: (articles: readonly SetArticle[]) => Promise<unknown>;
  className?: string;
};

/** What others bought with this product, what all of it costs, and one button for the whole. */
export function BoughtTogether({ set, onAdd, className }: BoughtTogetherProps) {
  const [busy, setBusy] = useState(false);

  async function add(): Promise<void> {
    setBusy(true);
    const articles = set.map(({ id, name, variation }) => ({
      productId: id,
      name,
      ...(variation && { variationId: variation.id }),
    }));
    await onAdd(articles).finally(() => setBusy(false));
  }

  return (
    <TitledSection title="Souvent achetés ensemble" className={className}>
      <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 md:flex-row md:items-center md:gap-8 md:p-6">
        <ul className="flex flex-1 flex-col divide-y divide-line">
          {set.map((product, position) => (
            <SetLine key={product.id} product={product} isOwn={position === 0} />
          ))}
        </ul>
        <div className="flex flex-col gap-3 md:w-72">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 md:flex-col md:gap-0">
            <span className="text-muted">Prix des {set.length} articles</span>
            <strong className="text-xl tabular-nums whitespace-nowrap">{formatFcfa(priceOfSet(set))}</strong>
          </p>
          <Button wide busy={busy} busyLabel="Ajout au panier..." onClick={() => void add()}>
            Ajouter les {set.length} au panier
          </Button>
        </div>
      </div>
    </TitledSection>
  );
}

function SetLine({ product, isOwn }: { product: SetProduct; isOwn: boolean }) {
  const { slug, name, variation, picture, price } = product;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
      <Picture image={picture && { ...picture, alt: '' }} sizes="4rem" className="size-16 shrink-0 rounded-control" />
      <span className="min-w-0 flex-[1_1_5rem]">
        {isOwn ? (
          <span className="font-medium leading-snug">{name}</span>
        ) : (
          <Link
            to={`/product/${slug}`}
            className="inline-flex min-h-11 items-center font-medium leading-snug hover:text-primary hover:underline"
          >
            {name}
          </Link>
        )}
        <span className="block text-sm text-muted">
          {[isOwn ? 'Ce produit' : '', variation?.name].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="ml-auto shrink-0 font-semibold tabular-nums">{formatFcfa(price)}</span>
    </li>
  );
}
