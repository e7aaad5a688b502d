import type { CourseType } from '@tokpa/contract/cart';
import Check from 'lucide-react/icons/check';
import { useNavigate } from 'react-router';
import { useSession } from '../session/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { ButtonSize } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { loginToBuy } from './login-to-buy.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { useStepperPart } from './use-stepper-part.ts';

export type AddToCartProduct = {
  id: string;
  name: string;
  price?: number;
  stock: number;
  slug?: string;
  /** Left out where it is a product. */
  itemType?: CourseType;
  variations?: ReadonlyArray<{ id: string; name: string; price: number; stock: number }>;
};

export type AddToCartSize = 'card' | 'page';

type AddToCartProps = {
  product: AddToCartProduct;
  size?: AddToCartSize;
  /** The chosen variation, on the page of a product that has several. */
  variationId?: string;
};

const BUTTON_SIZES: Readonly<Record<AddToCartSize, ButtonSize>> = { card: 'narrow', page: 'large' };

/** Every state has the same height, and the server draws the one that fits everybody: nothing jumps. */
export function AddToCart({ product, size = 'card', variationId }: AddToCartProps) {
  const look = { wide: true, size: BUTTON_SIZES[size] };
  const variation = product.variations?.find(({ id }) => id === variationId);
  const offer = variation ?? product;
  if (offer.stock === 0) {
    return (
      <Button {...look} disabled>
        Rupture de stock
      </Button>
    );
  }
  if (size === 'card' && product.variations?.length) {
    return (
      <ButtonLink {...look} variant="secondary" to={`/product/${product.slug ?? product.id}`}>
        Choisir
        <VisuallyHidden> une option de {product.name}</VisuallyHidden>
      </ButtonLink>
    );
  }
  return (
    <CartControl key={variationId} product={product} size={size} variationId={variationId} offer={offer} look={look} />
  );
}

type CartControlProps = AddToCartProps & {
  size: AddToCartSize;
  offer: { price?: number; stock: number };
  look: { wide: boolean; size: ButtonSize };
};

function CartControl({ product, size, variationId, offer, look }: CartControlProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const { line, phase, place, add, setQuantity } = useAddToCart(product, variationId, offer);
  const isVisitor = status === 'visitor';
  const drawInCart = useStepperPart(status === 'shopper');

  if (drawInCart && line && phase === 'idle') {
    return (
      <div ref={place}>{drawInCart({ line, stock: offer.stock, name: product.name, size, onChange: setQuantity })}</div>
    );
  }
  return (
    <div ref={place}>
      <Button
        {...look}
        busy={phase === 'waiting'}
        onClick={() => {
          if (isVisitor) void navigate(loginToBuy(variationId));
          else if (phase === 'idle') add();
        }}
      >
        <ButtonText isVisitor={isVisitor} isAdded={phase === 'added'} name={product.name} />
      </Button>
    </div>
  );
}

function ButtonText({ isVisitor, isAdded, name }: { isVisitor: boolean; isAdded: boolean; name: string }) {
  if (isVisitor) return 'Se connecter';
  if (isAdded) {
    return (
      <>
        <Check aria-hidden="true" className="size-5 shrink-0" />
        Ajouté !
      </>
    );
  }
  return (
    <>
      Ajouter au panier
      <VisuallyHidden> : {name}</VisuallyHidden>
    </>
  );
}
