import { useEffect } from 'react';

const BEFORE_SHOP_NAME = /^.*?(?= — |$)/;

/** The page's address tells no number: of two orders in tabs of the browser each says which it is, once it has come. */
export function useOrderTitle(orderNumber: string): void {
  useEffect(() => {
    document.title = document.title.replace(BEFORE_SHOP_NAME, `Commande ${orderNumber}`);
  }, [orderNumber]);
}
