import type { DeliveryZone } from '@tokpa/contract/delivery-days';
import { isShipped } from '@tokpa/contract/is-shipped';
import { formatFcfa } from '@tokpa/contract/money';
import type { Order, OrderDetail } from '@tokpa/contract/orders';
import { formatPhone } from '@tokpa/contract/phones';
import type { ComponentType } from 'react';
import { formatDateTime } from '../ui/dates.ts';
import { DeliveryDay } from '../ui/delivery-day.tsx';
import { isRefunded } from '../ui/is-refunded.ts';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { OrderAmounts } from '../ui/order-amounts.tsx';
import { OrderLines } from '../ui/order-lines.tsx';
import { OrderNumber } from '../ui/order-number.tsx';
import { OrderStatusBadge } from '../ui/order-status-badge.tsx';
import { PrintButton } from '../ui/print-button.tsx';
import type { Contacts } from './help-address.ts';
import { InvoiceButton } from './invoice-button.tsx';
import { OrderActions } from './order-actions.tsx';
import type { OrderActionsProps } from './order-actions.tsx';
import { linesOf } from './lines-of.ts';
import { sayLeftUnpaid, sayOnItsWay, trackerOf } from './order-status.ts';
import { OrderHelp } from './order-help.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { Timeline } from './timeline.tsx';
import { Tracker } from './tracker.tsx';
import { Transactions } from './transactions.tsx';
import { useOrderTitle } from './use-order-title.ts';
import { usePaymentState } from './use-payment-state.ts';

export type OrderDetailsProps = OrderActionsProps & {
  order: OrderDetail;
  contacts: Contacts;
  zones: readonly DeliveryZone[];
  AddressLines: ComponentType<{ address: NonNullable<Order['shippingAddress']> }>;
};

export function OrderDetails({ order, contacts, zones, AddressLines, onBuyAgain }: OrderDetailsProps) {
  useOrderTitle(order.orderNumber);
  const { payment, unread } = usePaymentState(order);
  const { shippingAddress, transactions, events } = order;
  return (
    <div className="flex flex-col gap-4 lg:gap-5">
      <Heading order={order} />
      <div className="contents print:hidden">
        <PaymentPanel order={order} payment={payment} unread={unread} />
        <LeftUnpaid order={order} />
        <StatusMessage order={order} zones={zones} />
      </div>
      <Progress order={order} />
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-5 print:grid-cols-[1fr_16rem]">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <Card title={`Articles (${order.itemsCount})`}>
            <OrderLines lines={linesOf(order.orderItems)} />
          </Card>
          {events.length > 0 && (
            <Card title="Historique" className="max-lg:hidden print:hidden">
              <Timeline events={events} />
            </Card>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <Card title="Récapitulatif">
            <OrderAmounts amounts={order} isSent={shippingAddress !== null} coupon={order.coupon} />
          </Card>
          {shippingAddress && (
            <Card title="Adresse de livraison">
              {shippingAddress.recipientName && <p className="font-medium">{shippingAddress.recipientName}</p>}
              <AddressLines address={shippingAddress} />
            </Card>
          )}
          <OrderCustomer customer={order.customer} />
          {transactions.length > 0 && (
            <Card title="Transactions" className="print:hidden">
              <Transactions transactions={transactions} />
            </Card>
          )}
          {events.length > 0 && (
            <Card title="Historique" className="lg:hidden print:hidden">
              <Timeline events={events} />
            </Card>
          )}
        </div>
      </div>
      <OrderActions order={order} onBuyAgain={onBuyAgain} />
      <OrderHelp order={order} contacts={contacts} />
    </div>
  );
}

function Heading({ order }: { order: Order }) {
  return (
    <header className="flex flex-col gap-1 sm:flex-row sm:flex-wrap sm:justify-between sm:gap-x-4">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-xl wrap-anywhere sm:text-2xl">
            Commande <OrderNumber number={order.orderNumber} />
          </h1>
          <OrderStatusBadge order={order} />
        </div>
        <p className="text-muted">
          Passée le <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
        </p>
      </div>
      <div className="-mx-2.5 flex flex-wrap *:px-2.5 sm:mx-0 sm:*:px-4 print:hidden">
        <InvoiceButton orderId={order.id} />
        <PrintButton />
      </div>
    </header>
  );
}

function LeftUnpaid({ order }: Pick<OrderDetailsProps, 'order'>) {
  const waiting = sayLeftUnpaid(order);
  return waiting && <Notice tone="warning">{waiting}</Notice>;
}

function StatusMessage({ order, zones }: Pick<OrderDetailsProps, 'order' | 'zones'>) {
  const onItsWay = !isRefunded(order) && sayOnItsWay(order, zones);
  if (onItsWay) return <Notice tone="info">{onItsWay}</Notice>;
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

function Progress({ order }: Pick<OrderDetailsProps, 'order'>) {
  const progress = trackerOf(order);
  if (!progress || isRefunded(order)) return null;
  return (
    <Card title="Suivi" className="print:hidden">
      <Tracker {...progress} />
      <DeliveryDay status={order.status} day={order.estimatedDeliveryDate} className="mt-4" />
      {!isShipped(order.orderItems) && <p className="mt-4 text-muted">Rien n’est à expédier dans cette commande.</p>}
    </Card>
  );
}

/** Whose order it is: on paper alone; on the screen it is always the reader's. */
function OrderCustomer({ customer }: Pick<Order, 'customer'>) {
  return (
    <Card title="Client" className="hidden print:block">
      <p className="font-medium">{customer.name}</p>
      <p className="text-sm break-all">{customer.email}</p>
      <p className="tabular-nums">{formatPhone(customer.phone)}</p>
    </Card>
  );
}
