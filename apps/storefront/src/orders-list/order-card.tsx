import { isCancellableByShopper } from '@tokpa/contract/order-status';
import BookOpen from 'lucide-react/icons/book-open';
import type { ComponentType } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { formatDate } from '../ui/dates.ts';
import { orderItemName } from '../ui/order-item-name.ts';
import { orderItemPicture } from '../ui/order-item-picture.ts';
import { OrderNumber } from '../ui/order-number.tsx';
import { OrderStatusBadge } from '../ui/order-status-badge.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { ListedOrder } from './order-queries.ts';

const PICTURES = 4;

type OrderCardProps = { order: ListedOrder; onCancel: () => void; BuyAgain: BuyAgainSlot };

/** The way to buy an order's articles once more. */
export type BuyAgainSlot = ComponentType<{ order: ListedOrder }>;

export function OrderCard({ order, onCancel, BuyAgain }: OrderCardProps) {
  const headingId = `commande-${order.id}`;
  return (
    <li>
      <article aria-labelledby={headingId} className="rounded-card border border-line bg-surface">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line p-4 sm:grid sm:grid-cols-[1fr_auto]">
          <h3 id={headingId} className="w-full text-base sm:w-auto">
            <OrderNumber number={order.orderNumber} />
          </h3>
          <time dateTime={order.createdAt} className="text-sm text-muted sm:row-start-2">
            {formatDate(order.createdAt)}
          </time>
          <OrderStatusBadge order={order} className="sm:row-span-2 sm:row-start-1" />
        </header>
        <div className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:justify-between">
          <div className="min-w-0">
            <Thumbnails items={order.orderItems} />
            <p className="mt-2 text-sm text-muted">{whatIsIn(order)}</p>
          </div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 sm:shrink-0 sm:flex-col sm:items-end sm:gap-0">
            {order.finalAmount > 0 && <span className="text-sm text-muted">{order.methodName}</span>}
            <Price amount={order.finalAmount} className="text-lg" />
          </p>
        </div>
        <footer className="flex flex-wrap gap-2 px-4 pb-4 *:grow sm:justify-end sm:*:grow-0">
          {isCancellableByShopper(order.status) && (
            <Button variant="danger" onClick={onCancel}>
              Annuler<VisuallyHidden> la commande {order.orderNumber}</VisuallyHidden>
            </Button>
          )}
          {order.status === 'DELIVERED' && <BuyAgain order={order} />}
          <ButtonLink variant="secondary" to={`/order/${order.id}`}>
            Voir le détail<VisuallyHidden> de la commande {order.orderNumber}</VisuallyHidden>
          </ButtonLink>
        </footer>
      </article>
    </li>
  );
}

type Item = ListedOrder['orderItems'][number];

/** `Miel de Savè, Moringa en poudre et 2 autres articles`. */
function whatIsIn(order: ListedOrder): string {
  const names = order.orderItems.slice(0, 2).map(orderItemName);
  const others = order.orderItems.length - names.length;
  if (others === 0) return names.join(' et ');
  return `${names.join(', ')} et ${others} ${others === 1 ? 'autre article' : 'autres articles'}`;
}

function Thumbnails({ items }: { items: readonly Item[] }) {
  const others = items.length - PICTURES;
  return (
    // The names of the articles stand below.
    <div aria-hidden="true" className="flex flex-wrap gap-2">
      {items.slice(0, PICTURES).map((item) => (
        <Thumbnail key={item.id} item={item} />
      ))}
      {others > 0 && (
        <span className="flex size-14 items-center justify-center rounded-control bg-sand-deep font-semibold text-muted">
          +{others}
        </span>
      )}
    </div>
  );
}

function Thumbnail({ item }: { item: Item }) {
  const picture = orderItemPicture(item);
  return (
    <span className="relative">
      {picture || item.product ? (
        <Picture image={picture} alt="" sizes="56px" className="size-14 rounded-control" />
      ) : (
        <span className="flex size-14 items-center justify-center rounded-control bg-primary-tint text-primary">
          <BookOpen className="size-6" />
        </span>
      )}
      {item.quantity > 1 && (
        <span className="absolute -right-1.5 -top-1.5 flex h-[1.25rem] min-w-[1.25rem] items-center justify-center rounded-full bg-ink px-1 text-sm leading-none text-surface">
          {item.quantity}
        </span>
      )}
    </span>
  );
}
