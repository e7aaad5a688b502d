import Check from 'lucide-react/icons/check';
import { paragraphsOf } from './detail-product.ts';
import type { DetailProduct } from './detail-product.ts';

/** What the shop wrote of it; what it did not write has no heading. */
export function ProductTexts({ product }: { product: Pick<DetailProduct, 'description' | 'features'> }) {
  const paragraphs = paragraphsOf(product.description);
  return (
    <>
      {paragraphs.length > 0 && (
        <section aria-labelledby="description" className="md:col-span-3">
          <h2 id="description" className="mb-2 text-xl">
            Description
          </h2>
          <div className="flex max-w-prose flex-col gap-3 text-ink">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </div>
        </section>
      )}
      {product.features.length > 0 && (
        <section aria-labelledby="caracteristiques" className="md:col-span-2">
          <h2 id="caracteristiques" className="mb-2 text-xl">
            Caractéristiques
          </h2>
          <ul className="flex flex-col gap-2">
            {product.features.map((feature) => (
              <li key={feature} className="flex items-start gap-2">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
                <span className="min-w-0 wrap-anywhere">{feature}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
