import type { EndpointKey } from '@tokpa/contract';
import { isShipped } from '@tokpa/contract/is-shipped';
import type { Order } from '@tokpa/contract/orders';
import DescriptionIcon from '@mui/icons-material/Description';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { api } from '../api.ts';
import { downloadFile, Problem, useAct } from '../ui/index.ts';

type PaperKey = Extract<EndpointKey, 'GET /orders/{id}/invoice' | 'GET /orders/{id}/packing-slip'>;

type PaperProps = { order: Order; paper: PaperKey; label: string; icon: ReactNode };

function Paper({ order: { id }, paper, label, icon }: PaperProps) {
  const { act, isBusy, problem } = useAct({
    run: async () => {
      const { name, content } = await api.call(paper, { params: { id } });
      downloadFile(name, content);
    },
    done: `${label} : téléchargement commencé`,
    failure: 'Le document n’a pas pu être préparé.',
  });
  return (
    <>
      <Button startIcon={icon} loading={isBusy} onClick={() => act(undefined)} sx={{ minHeight: 44 }}>
        {label}
      </Button>
      <Problem isInRow>{problem}</Problem>
    </>
  );
}

/** What is printed for an order. */
export function OrderPapers({ order }: { order: Order }) {
  return (
    <>
      <Paper order={order} paper="GET /orders/{id}/invoice" label="Facture (PDF)" icon={<DescriptionIcon />} />
      {isShipped(order.orderItems) && (
        <Paper
          order={order}
          paper="GET /orders/{id}/packing-slip"
          label="Bon de livraison (PDF)"
          icon={<LocalShippingIcon />}
        />
      )}
    </>
  );
}
