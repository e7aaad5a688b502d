import { formatFcfa } from '@tokpa/contract/money';
import type { Order } from '@tokpa/contract/orders';
import { Link } from 'react-router';
import { Picture } from '../ui/picture.tsx';

type Item = Order['orderItems'][number];

/** What was bought, as the specification's four kinds are shown; with none of them it is an unknown item. */
function nameOf({ product, formation, coachingSession, seminar }: Item): string {
  return product?.name ?? (formation ?? coachingSession ?? seminar)?.title ?? 'Article inconnu';
}

export function OrderItems({ items }: { items: readonly Item[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {items.map((item) => (
        <li key={item.id} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          <Picture
            image={item.product?.picture}
            alt=""
            sizes="4rem"
            className="size-16 shrink-0 self-start rounded-control"
          />
          <div className="flex min-w-0 flex-1 flex-col gap-0.5">
            <ItemName item={item} />
            {item.product?.variation && <span className="text-sm text-muted">{item.product.variation}</span>}
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
              <span className="text-sm text-muted">
                {item.quantity} × {formatFcfa(item.price)}
              </span>
              <span className="ml-auto whitespace-nowrap font-semibold">{formatFcfa(item.totalAmount)}</span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function ItemName({ item }: { item: Item }) {
  const name = nameOf(item);
  if (!item.product?.slug) return <span className="font-medium leading-snug">{name}</span>;
  return (
    <Link
      to={`/product/${item.product.slug}`}
      className="font-medium leading-snug underline-offset-4 hover:text-primary hover:underline"
    >
      {name}
    </Link>
  );
}
