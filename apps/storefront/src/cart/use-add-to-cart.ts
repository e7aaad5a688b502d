import type { CourseType } from '@tokpa/contract/cart';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { cartChanges } from './change-cart.ts';
import { useInCart } from './use-cart.ts';

const ADDED_FOR_MS = 2000;

/** `added` is said as soon as one clicks; `waiting` follows when the server takes longer than that. */
export type AddingPhase = 'idle' | 'added' | 'waiting';

type Article = { id: string; name: string; itemType?: CourseType };

type Offer = { price?: number; stock: number };

export function useAddToCart(product: Article, variationId: string | undefined, { price, stock }: Offer) {
  const navigate = useNavigate();
  const line = useInCart(product.id, variationId);
  const [isAdded, setIsAdded] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const { place, keepFocus } = useKeptFocus();

  useEffect(() => {
    if (!isAdded) return undefined;
    const timer = setTimeout(() => {
      keepFocus();
      setIsAdded(false);
    }, ADDED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isAdded, keepFocus]);

  async function send(): Promise<void> {
    setIsAdded(true);
    setIsSending(true);
    const { id: productId, name, itemType } = product;
    const isIn = await cartChanges.add({ productId, variationId, itemType, name, stock, seen: { price, navigate } });
    keepFocus();
    setIsSending(false);
    if (!isIn) setIsAdded(false);
  }

  const slow: AddingPhase = isSending ? 'waiting' : 'idle';
  const phase: AddingPhase = isAdded ? 'added' : slow;
  return {
    line,
    phase,
    place,
    add: () => void send(),
    setQuantity: (quantity: number) => {
      if (!line) return;
      if (quantity <= 0) keepFocus();
      void cartChanges.setQuantity(line, quantity);
    },
  };
}

/** The button and the stepper take each other's place: who was on the one goes on with the other. */
function useKeptFocus() {
  const place = useRef<HTMLDivElement>(null);
  const wasInside = useRef(false);
  const keepFocus = useCallback(() => {
    wasInside.current = place.current?.contains(document.activeElement) ?? false;
  }, []);
  useLayoutEffect(() => {
    if (!wasInside.current) return;
    wasInside.current = false;
    const buttons = place.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)');
    buttons?.item(buttons.length - 1)?.focus();
  });
  return { place, keepFocus };
}
