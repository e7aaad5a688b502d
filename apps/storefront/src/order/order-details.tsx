import { formatFcfa } from '@tokpa/contract/money';
import { ORDER_STATUS_LABELS } from '@tokpa/contract/order-status';
import type { Order } from '@tokpa/contract/orders';
import type { ComponentType } from 'react';
import { Badge } from '../ui/badge.tsx';
import { formatDateTime } from '../ui/dates.ts';
import { Notice } from '../ui/notice.tsx';
import { OrderActions } from './order-actions.tsx';
import type { OrderActionsProps } from './order-actions.tsx';
import { OrderItems } from './order-items.tsx';
import { Card, Summary, Transactions } from './order-parts.tsx';
import { STATUS_TONES, trackerOf } from './order-status.ts';
import { PaymentPanel } from './payment-panel.tsx';
import { Timeline } from './timeline.tsx';
import { Tracker } from './tracker.tsx';
import { usePaymentState } from './use-payment-state.ts';

export type OrderDetailsProps = OrderActionsProps & {
  AddressLines: ComponentType<{ address: NonNullable<Order['shippingAddress']> }>;
};

export function OrderDetails({ order, contacts, AddressLines, onBuyAgain }: OrderDetailsProps) {
  const payment = usePaymentState(order);
  const { shippingAddress, transactions, events } = order;
  return (
    <div className="flex flex-col gap-4 lg:gap-5">
      <Heading order={order} />
      <PaymentPanel order={order} payment={payment} />
      <StatusMessage order={order} />
      <Progress order={order} />
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-5">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <Card title={`Articles (${order.itemsCount})`}>
            <OrderItems items={order.orderItems} />
          </Card>
          {events.length > 0 && (
            <Card title="Historique" className="max-lg:hidden">
              <Timeline events={events} />
            </Card>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <Card title="Récapitulatif">
            <Summary order={order} />
          </Card>
          {shippingAddress && (
            <Card title="Adresse de livraison">
              {shippingAddress.recipientName && <p className="font-medium">{shippingAddress.recipientName}</p>}
              <AddressLines address={shippingAddress} />
            </Card>
          )}
          {transactions.length > 0 && (
            <Card title="Transactions">
              <Transactions transactions={transactions} />
            </Card>
          )}
          {events.length > 0 && (
            <Card title="Historique" className="lg:hidden">
              <Timeline events={events} />
            </Card>
          )}
        </div>
      </div>
      <OrderActions order={order} contacts={contacts} onBuyAgain={onBuyAgain} />
    </div>
  );
}

function Heading({ order }: { order: Order }) {
  return (
    <header className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl wrap-anywhere sm:text-2xl">
          Commande <span className="inline-block">{order.orderNumber}</span>
        </h1>
        <Badge tone={STATUS_TONES[order.status]}>{ORDER_STATUS_LABELS[order.status]}</Badge>
      </div>
      <p className="text-muted">
        Passée le <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
      </p>
    </header>
  );
}

function StatusMessage({ order }: { order: Order }) {
  if (order.status === 'SHIPPED') {
    return <Notice tone="info">Votre colis est en route : la livraison prend 2 à 3 jours ouvrables.</Notice>;
  }
  if (order.status === 'CANCELLED') return <Notice tone="warning">Cette commande a été annulée.</Notice>;
  if (order.paymentMethod === 'cod' && (order.status === 'PENDING' || order.status === 'PROCESSING')) {
    return (
      <Notice tone="success">
        Merci, votre commande est enregistrée ! Préparez {formatFcfa(order.finalAmount)} : vous paierez le livreur à la
        réception.
      </Notice>
    );
  }
  return null;
}

function Progress({ order }: { order: Order }) {
  const progress = trackerOf(order);
  if (!progress) return null;
  return (
    <Card title="Suivi">
      <Tracker {...progress} />
    </Card>
  );
}
