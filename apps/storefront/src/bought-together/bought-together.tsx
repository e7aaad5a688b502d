import { formatFcfa } from '@tokpa/contract/money';
import { useState } from 'react';
import { useSession } from '../session/index.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { TitledSection } from '../ui/titled-section.tsx';
import { priceOfSet, wordsOfSet } from './set-product.ts';
import type { SetProduct } from './set-product.ts';

export type SetArticle = { productId: string; variationId?: string; name: string };

type BoughtTogetherProps = {
  /** The product of the page comes first. */
  set: readonly SetProduct[];
  /** Those of them that are not in the cart. */
  missing: readonly SetProduct[];
  /** Puts them in the cart. */
  onAdd: (articles: readonly SetArticle[]) => Promise<unknown>;
  onShowCart: () => void;
  className?: string;
};

/** What others bought with this product, what the cart still lacks of it costs, and one button for the whole. */
export function BoughtTogether({ set, missing, onAdd, onShowCart, className }: BoughtTogetherProps) {
  const { status } = useSession();
  const [busy, setBusy] = useState(false);
  const isWhole = missing.length === 0;
  const words = wordsOfSet(set.length, missing.length);

  async function add(): Promise<void> {
    setBusy(true);
    const articles = missing.map(({ id, name, variation }) => ({
      productId: id,
      name,
      ...(variation && { variationId: variation.id }),
    }));
    await onAdd(articles).finally(() => setBusy(false));
  }

  return (
    <TitledSection title="Souvent achetés ensemble" className={className}>
      <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 md:flex-row md:items-center md:gap-8 md:p-6">
        <ul className="flex flex-1 flex-col divide-y divide-line">
          {set.map((product, position) => (
            <SetLine
              key={product.id}
              product={product}
              isOwn={position === 0}
              isInCart={!missing.some(({ id }) => id === product.id)}
            />
          ))}
        </ul>
        <div className="flex flex-col gap-3 border-t border-line pt-3 md:w-72 md:border-0 md:pt-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 md:flex-col md:gap-0">
            <span className="text-muted">{words.priced}</span>
            <strong className="text-xl tabular-nums whitespace-nowrap">
              {formatFcfa(priceOfSet(isWhole ? set : missing))}
            </strong>
          </p>
          <Button
            wide
            variant={isWhole ? 'secondary' : 'primary'}
            busy={busy}
            busyLabel="Ajout au panier..."
            onClick={() => (isWhole ? onShowCart() : void add())}
          >
            {status === 'visitor' ? 'Se connecter' : words.act}
          </Button>
        </div>
      </div>
    </TitledSection>
  );
}

type SetLineProps = { product: SetProduct; isOwn: boolean; isInCart: boolean };

function SetLine({ product, isOwn, isInCart }: SetLineProps) {
  const { slug, name, variation, picture, price } = product;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 first:pt-0 last:pb-0">
      <Picture image={picture && { ...picture, alt: '' }} sizes="4rem" className="size-16 shrink-0 rounded-control" />
      <span className="min-w-0 flex-[1_1_5rem]">
        {isOwn ? (
          <span className="block font-medium leading-snug">{name}</span>
        ) : (
          <Link
            to={`/product/${slug}`}
            className="inline-flex min-h-11 items-center font-medium leading-snug hover:text-primary hover:underline"
          >
            {name}
          </Link>
        )}
        <span className="block text-sm text-muted">
          {[isOwn && 'Ce produit', variation?.name].filter(Boolean).join(', ')}
        </span>
        {isInCart && <span className="block text-sm font-medium text-primary">Dans le panier</span>}
      </span>
      <span className="ml-auto shrink-0 font-semibold tabular-nums">{formatFcfa(price)}</span>
    </li>
  );
}
