import type { Order } from '@tokpa/contract/orders';
import { useState } from 'react';
import { explainError } from '../api/explain-error.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast-store.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { articlesOf } from './buy-again.ts';
import type { ArticleAgain } from './buy-again.ts';

export type BuyAgainProps = {
  order: Pick<Order, 'orderItems' | 'orderNumber'>;
  /** Puts the articles in the cart and shows it. */
  onBuyAgain: (articles: readonly ArticleAgain[]) => Promise<unknown>;
  /** Says of which order, for those who hear the button among others. */
  isAmongOthers?: boolean;
};

/** For an order that was delivered. */
export function BuyAgainButton({ order, onBuyAgain, isAmongOthers = false }: BuyAgainProps) {
  const [busy, setBusy] = useState(false);
  const isSeveral = order.orderItems.length > 1;

  async function buyAgain(): Promise<void> {
    setBusy(true);
    try {
      const { articles, gone, unchosen, owned } = await articlesOf(order);
      if (gone.length > 0) toast.warning(`Plus en vente : ${gone.join(', ')}`);
      if (unchosen.length > 0) toast.warning(`À choisir de nouveau : ${unchosen.join(', ')}`);
      if (owned.length > 0) toast.info(`Déjà dans vos formations : ${owned.join(', ')}`);
      await onBuyAgain(articles);
    } catch (error) {
      toast.error(explainError(error, "Erreur lors de l'ajout au panier"));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button busy={busy} busyLabel="Ajout au panier..." onClick={() => void buyAgain()}>
      {isSeveral ? 'Racheter ces articles' : 'Racheter'}
      {isAmongOthers && (
        <VisuallyHidden>
          {isSeveral ? '' : ' les articles'} de la commande {order.orderNumber}
        </VisuallyHidden>
      )}
    </Button>
  );
}
