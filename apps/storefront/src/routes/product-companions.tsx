import { BoughtTogether } from '../bought-together/index.ts';
import type { SetProduct } from '../bought-together/index.ts';
import { useMissing } from '../cart/index.ts';
import { ProductStrip } from '../catalogue/index.ts';
import type { CardProduct } from '../catalogue/index.ts';
import { openCartDrawer } from '../shell/index.ts';
import { TitledSection } from '../ui/titled-section.tsx';
import { CARD_PARTS } from './card-parts.tsx';
import { useAddArticles } from './use-add-articles.ts';

type ProductCompanionsProps = {
  name: string;
  set: readonly SetProduct[];
  related: readonly CardProduct[];
  className: string;
};

/** What goes with a product: bought with it, or like it. */
export function ProductCompanions({ name, set, related, className }: ProductCompanionsProps) {
  const addArticles = useAddArticles();
  const missing = useMissing(set);
  return (
    <>
      {set.length > 0 && (
        <BoughtTogether
          set={set}
          missing={missing}
          onAdd={addArticles}
          onShowCart={openCartDrawer}
          className={className}
        />
      )}
      {related.length > 0 && (
        <TitledSection title="Vous aimerez aussi" className={`${className} md:mb-10`}>
          <ProductStrip products={related} label={`Produits semblables à ${name}`} {...CARD_PARTS} />
        </TitledSection>
      )}
    </>
  );
}
