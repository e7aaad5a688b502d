import { formatFcfa } from '@tokpa/contract/money';
import { ORDER_STATUS_LABELS, PAYMENT_METHOD_LABELS } from '@tokpa/contract/order-status';
import type { TrackingResult as Tracked } from '@tokpa/contract/orders';
import { formatPhone } from '@tokpa/contract/phones';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { formatDate } from '../ui/dates.ts';
import { Picture } from '../ui/picture.tsx';
import { DeliverySteps } from './delivery-steps.tsx';

export function TrackingResult({ tracked }: { tracked: Tracked }) {
  const { order, customer, shippingAddress, tracking, orderItems } = tracked;
  return (
    <article aria-labelledby="suivie" className="flex flex-col gap-4 lg:gap-5">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="suivie" className="text-xl wrap-anywhere">
          Commande <span className="inline-block">{order.orderNumber}</span>
        </h2>
        <Badge tone="info">{ORDER_STATUS_LABELS[tracking.currentStatus]}</Badge>
      </header>
      {tracking.estimatedDeliveryDate && (
        <p className="flex items-center gap-3 rounded-card bg-primary-tint px-4 py-3 text-primary-strong">
          <CalendarClock aria-hidden="true" className="size-6 shrink-0" />
          <span>
            {order.status === 'DELIVERED' ? 'Livrée le ' : 'Livraison prévue le '}
            <strong>{formatDate(tracking.estimatedDeliveryDate)}</strong>
          </span>
        </p>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[1fr_22rem] lg:gap-5">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <Card title="Étapes de la livraison">
            <DeliverySteps steps={tracking.steps} />
          </Card>
          <Card title="Articles">
            <TrackedItems items={orderItems} />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-5">
          <Card title="Total">
            <Totals order={order} />
          </Card>
          <Card title="Client">
            <p className="font-medium">{customer.name}</p>
            <p className="break-all text-muted">{customer.email}</p>
            <p className="tabular-nums text-muted">{formatPhone(customer.phone)}</p>
          </Card>
          {shippingAddress && (
            <Card title="Adresse de livraison">
              <p>{shippingAddress.street}</p>
              <p>{[shippingAddress.city, shippingAddress.postalCode].filter(Boolean).join(' · ')}</p>
              <p>{shippingAddress.country}</p>
            </Card>
          )}
          <ButtonLink variant="secondary" to={`/order/${order.id}`}>
            Voir le détail de la commande
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  );
}

function TrackedItems({ items }: { items: Tracked['orderItems'] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {items.map(({ product, quantity, price }, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and two lines may look the same
        <li key={position} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          <Picture image={product.picture} alt="" sizes="4rem" className="size-16 shrink-0 rounded-control" />
          <span className="flex min-w-0 flex-1 flex-col gap-0.5">
            <span className="font-medium leading-snug">{product.name || 'Article inconnu'}</span>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
              <span className="text-sm text-muted">
                {quantity} × {formatFcfa(price)}
              </span>
              <span className="ml-auto whitespace-nowrap font-semibold">{formatFcfa(quantity * price)}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Totals({ order }: { order: Tracked['order'] }) {
  const codFee = order.totalAmount - order.subtotalAmount - order.shippingFee;
  const rows = [
    { label: 'Sous-total', amount: order.subtotalAmount },
    { label: 'Livraison', amount: order.shippingFee },
    ...(codFee > 0 ? [{ label: 'Supplément paiement à la livraison', amount: codFee }] : []),
    ...(order.discountAmount > 0 ? [{ label: 'Remise', amount: -order.discountAmount }] : []),
  ];
  return (
    <dl className="flex flex-col gap-2 tabular-nums">
      {rows.map(({ label, amount }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{label}</dt>
          <dd className="whitespace-nowrap">{formatFcfa(amount)}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-semibold">Total</dt>
        <dd className="whitespace-nowrap text-xl font-bold">{formatFcfa(order.finalAmount)}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="text-muted">Mode de paiement</dt>
        <dd className="text-right">{PAYMENT_METHOD_LABELS[order.paymentMethod]}</dd>
      </div>
    </dl>
  );
}
