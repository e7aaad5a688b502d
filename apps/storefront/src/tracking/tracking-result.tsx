import type { TrackingResult as Tracked } from '@tokpa/contract/order-tracking';
import { ButtonLink } from '../ui/button.tsx';
import { OrderNumber } from '../ui/order-number.tsx';
import { phoneText } from '../ui/phone-text.ts';
import { OrderStatusBadge } from '../ui/order-status-badge.tsx';
import { Card } from '../ui/card.tsx';
import { DeliveryDay } from '../ui/delivery-day.tsx';
import { OrderAmounts } from '../ui/order-amounts.tsx';
import { OrderLines } from '../ui/order-lines.tsx';
import type { OrderLine } from '../ui/order-lines.tsx';
import { placeOf } from '../ui/place-of.ts';
import { PrintButton } from '../ui/print-button.tsx';
import { DeliverySteps } from './delivery-steps.tsx';

export function TrackingResult({ tracked }: { tracked: Tracked }) {
  const { order, customer, shippingAddress, tracking, orderItems } = tracked;
  return (
    <article aria-labelledby="suivie" className="flex flex-col gap-4 lg:gap-5">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="suivie" className="text-xl wrap-anywhere">
          Commande <OrderNumber number={order.orderNumber} />
        </h2>
        <OrderStatusBadge order={order} />
        <PrintButton className="ml-auto print:hidden" />
      </header>
      <DeliveryDay status={order.status} day={tracking.estimatedDeliveryDate} />
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-5 print:grid-cols-[1fr_16rem]">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <Card heading="h3" title={shippingAddress ? 'Étapes de la livraison' : 'Étapes de la commande'}>
            <DeliverySteps steps={tracking.steps} />
          </Card>
          <Card heading="h3" title="Articles">
            <OrderLines lines={linesOf(orderItems)} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <Card heading="h3" title="Total">
            <OrderAmounts amounts={order} isSent={shippingAddress !== null} />
          </Card>
          <Card heading="h3" title="Client">
            <p className="font-medium">{customer.name}</p>
            <p className="break-all text-muted">{customer.email}</p>
            <p className="tabular-nums text-muted">{phoneText(customer.phone)}</p>
          </Card>
          {shippingAddress && (
            <Card heading="h3" title="Adresse de livraison">
              {shippingAddress.recipientName && <p className="font-medium">{shippingAddress.recipientName}</p>}
              <p>{shippingAddress.street}</p>
              {shippingAddress.landmark && <p>{`Repère\u00a0: ${shippingAddress.landmark}`}</p>}
              <p>{[placeOf(shippingAddress), shippingAddress.postalCode].filter(Boolean).join(' · ')}</p>
              <p>{shippingAddress.country}</p>
              {shippingAddress.phone && <p className="tabular-nums">{phoneText(shippingAddress.phone)}</p>}
            </Card>
          )}
          <ButtonLink variant="secondary" to={`/order/${order.id}`} className="print:hidden">
            Voir le détail de la commande
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function linesOf(items: Tracked['orderItems']): OrderLine[] {
  return items.map(({ product, quantity, price }, position) => ({
    // The list never changes, and two lines may look the same.
    key: String(position),
    name: product.name || 'Article inconnu',
    variation: product.variation,
    picture: product.picture,
    quantity,
    price,
  }));
}
