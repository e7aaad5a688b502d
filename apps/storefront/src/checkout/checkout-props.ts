import type { Cart, CartItem } from '@tokpa/contract/cart';
import type { ShippingAddress } from '@tokpa/contract/shipping-addresses';
import type { ReactNode } from 'react';
import type { CheckoutSettings } from './amounts.ts';

export type CheckoutProps = {
  cart: Cart;
  addresses: readonly ShippingAddress[];
  settings: CheckoutSettings;
  /** What other features draw inside the steps. */
  addressLines: (address: ShippingAddress) => ReactNode;
  addressForm: (on: { onSaved: (address: ShippingAddress) => void; onCancel: () => void }) => ReactNode;
  lineIssue: (line: CartItem) => ReactNode;
  onPlaced: () => void;
  onStaleCart: () => void;
  onEditCart: () => void;
  onStaleAddresses: () => Promise<number>;
};
