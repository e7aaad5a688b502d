import type { CartItem } from '@tokpa/contract/cart';
import Check from 'lucide-react/icons/check';
import { Button } from '../ui/button.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { isBoughtOnce } from './is-bought-once.ts';
import type { Wish } from './wishes.ts';

type InCartProps = {
  /** Or the wish that will be one. */
  line: CartItem | Wish;
  /** What the page knows to be left. A line knows it better. */
  stock: number;
  name: string;
  size: 'card' | 'page';
  onChange: (quantity: number) => void;
};

/** The stepper in the place of the button, of the same height; of what is bought once, the way out. */
export function drawInCart({ line, stock, name, size, onChange }: InCartProps) {
  const stepper = isBoughtOnce(line) ? (
    <Button variant="quiet" wide onClick={() => onChange(0)}>
      Retirer
      <VisuallyHidden> {name} du panier</VisuallyHidden>
    </Button>
  ) : (
    <QuantityStepper
      quantity={line.quantity}
      name={name}
      max={'product' in line ? line.product.stock : stock}
      onChange={onChange}
      className="w-full justify-between"
    />
  );
  if (size === 'page') {
    return (
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 rounded-control bg-primary-tint pl-4 pr-1 ring-1 ring-inset ring-primary forced-colors:border">
        <span className="flex items-center gap-2 whitespace-nowrap text-sm font-semibold text-primary-strong sm:text-base">
          <Check aria-hidden="true" className="size-5 shrink-0" />
          Dans le panier
        </span>
        <div className="w-36">{stepper}</div>
      </div>
    );
  }
  return (
    <div className="relative mt-[max(0px,1rem-16px)] flex h-11 items-center rounded-control ring-1 ring-inset ring-primary forced-colors:border">
      {/* The label sits on the frame's upper edge, for a card has no line to spare; large letters make their own room above it. */}
      <span className="absolute bottom-[calc(100%-var(--spacing)*1.5)] left-1/2 transform-[translateX(-50%)] whitespace-nowrap rounded-full bg-primary px-2 text-[0.75rem] font-semibold leading-[1.35] text-surface">
        Dans le panier
      </span>
      {stepper}
    </div>
  );
}
