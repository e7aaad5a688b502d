import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@tokpa/contract/orders';
import { isCancellableByShopper } from '@tokpa/contract/order-status';
import { useState } from 'react';
import { api } from '../api/browser.ts';
import { explainError } from '../api/explain-error.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { partOnDemand } from '../ui/part-on-demand.tsx';
import { toast } from '../ui/toast-store.ts';
import { BuyAgainButton } from './buy-again-button.tsx';
import type { BuyAgainProps } from './buy-again-button.tsx';
import { RETURN_FORM, returnState } from './help-address.ts';
import { orderKey } from './use-order.ts';

const CancelOrderDialog = partOnDemand(() => import('../ui/cancel-order-dialog.tsx'));

export type OrderActionsProps = Pick<BuyAgainProps, 'onBuyAgain'> & { order: Order };

/** What may be done with an order, by its status. */
export function OrderActions({ order, onBuyAgain }: OrderActionsProps) {
  if (isCancellableByShopper(order.status)) {
    return (
      <div className="flex flex-col print:hidden">
        <CancelButton order={order} />
      </div>
    );
  }
  if (order.status !== 'DELIVERED') return null;
  return (
    <div className="flex flex-col gap-3 sm:flex-row print:hidden">
      <BuyAgainButton order={order} onBuyAgain={onBuyAgain} />
      <ButtonLink variant="secondary" to={RETURN_FORM} state={returnState(order)}>
        Signaler un problème
      </ButtonLink>
    </div>
  );
}

function CancelButton({ order }: { order: Order }) {
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function cancel(): Promise<void> {
    setBusy(true);
    try {
      const { data, message } = await api.call('POST /orders/{id}/cancel', { params: { id: order.id } });
      queries.setQueryData(orderKey(order.id), data);
      void queries.invalidateQueries({ queryKey: ['orders'] });
      toast.success(message);
    } catch (error) {
      toast.error(explainError(error, "Erreur lors de l'annulation de la commande"));
      void queries.invalidateQueries({ queryKey: orderKey(order.id) });
    } finally {
      setBusy(false);
      setIsAsking(false);
    }
  }

  return (
    <>
      <Button variant="danger" className="sm:self-start" onClick={() => setIsAsking(true)}>
        Annuler la commande
      </Button>
      <CancelOrderDialog
        open={isAsking}
        busy={busy}
        onConfirm={() => void cancel()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
