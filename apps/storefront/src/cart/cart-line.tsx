import type { CartItem, ItemType } from '@tokpa/contract/cart';
import { formatFcfa } from '@tokpa/contract/money';
import Trash2 from 'lucide-react/icons/trash-2';
import { IconButton } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { isBoughtOnce } from './is-bought-once.ts';
import { LineIssue } from './line-issue.tsx';
import { cartChanges } from './change-cart.ts';

const PAGES: Readonly<Record<ItemType, string>> = {
  PRODUCT: '/product/',
  FORMATION: '/formation/',
  COACHING_SESSION: '/coaching/',
  SEMINAR: '/seminar/',
};

/** One article of the drawer. */
export function CartLine({ line, onLeave }: { line: CartItem; onLeave: () => void }) {
  const { product, variation } = line;
  return (
    <li className="flex gap-3 py-4 first:pt-0">
      <Picture image={product.picture} alt="" sizes="4rem" className="size-16 shrink-0 rounded-control" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <ArticleName line={line} onLeave={onLeave} />
            <p className="text-sm text-muted">
              {variation && `${variation.name} · `}
              {formatFcfa(product.price ?? 0)}
            </p>
          </div>
          <IconButton
            label={`Retirer ${product.name} du panier`}
            onClick={() => void cartChanges.remove(line)}
            className="-mr-3 -mt-2.5 text-muted hover:text-terracotta"
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        <LineIssue line={line} />
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2">
          <LineQuantity line={line} />
          <span className="ml-auto whitespace-nowrap font-bold tabular-nums">{formatFcfa(line.totalAmount)}</span>
        </div>
      </div>
    </li>
  );
}

function LineQuantity({ line }: { line: CartItem }) {
  const { product, quantity, issue } = line;
  if (isBoughtOnce(line)) return <span className="text-sm text-muted">Une par personne</span>;
  if (issue !== null && issue !== 'insufficient_stock') {
    return <span className="text-sm text-muted">Quantité : {quantity}</span>;
  }
  return (
    <QuantityStepper
      quantity={quantity}
      name={product.name}
      max={product.stock}
      onChange={(next) => void cartChanges.setQuantity(line, next)}
    />
  );
}

function ArticleName({ line, onLeave }: { line: CartItem; onLeave: () => void }) {
  const { product, variation } = line;
  const look = 'line-clamp-3 font-medium leading-snug';
  if (line.issue === 'unavailable') return <p className={look}>{product.name}</p>;
  return (
    <Link
      to={PAGES[line.itemType] + product.slug + (variation ? `?option=${variation.id}` : '')}
      onClick={onLeave}
      className={`${look} hover:text-primary hover:underline`}
    >
      {product.name}
    </Link>
  );
}
