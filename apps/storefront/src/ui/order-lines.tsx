import { formatFcfa } from '@tokpa/contract/money';
import type { Picture as PictureSource } from '@tokpa/contract/pictures';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';

export type OrderLine = {
  key: string;
  name: string;
  variation?: string | null;
  /** The page of what was bought, while it is still sold. */
  to?: string | undefined;
  picture: PictureSource | null | undefined;
  quantity: number;
  price: number;
};

/** What an order holds, line by line. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {lines.map(({ key, name, variation, to, picture, quantity, price }) => (
        <li key={key} className="flex gap-3 py-3 first:pt-0 last:pb-0 print:break-inside-avoid">
          <Picture
            image={picture}
            alt=""
            sizes="4rem"
            className="size-16 shrink-0 self-start rounded-control print:size-10"
          />
          <div className="flex min-w-0 flex-1 flex-col gap-0.5">
            <LineName name={name} to={to} />
            {variation && <span className="text-sm text-muted">{variation}</span>}
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
              <span className="text-sm text-muted">
                {quantity} × {formatFcfa(price)}
              </span>
              <span className="ml-auto whitespace-nowrap font-semibold">{formatFcfa(quantity * price)}</span>
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function LineName({ name, to }: Pick<OrderLine, 'name' | 'to'>) {
  if (!to) return <span className="font-medium leading-snug">{name}</span>;
  return (
    <Link to={to} className="font-medium leading-snug underline-offset-4 hover:text-primary hover:underline">
      {name}
    </Link>
  );
}
