import type { Cart, CartItem } from '@tokpa/contract/cart';
import type { ShippingAddress } from '@tokpa/contract/shipping-addresses';
import type { ComponentType } from 'react';
import type { CheckoutSettings } from './amounts.ts';

/** What other features draw inside the steps. */
export type CheckoutSlots = {
  AddressLines: ComponentType<{ address: ShippingAddress }>;
  AddressForm: ComponentType<{ onSaved: (address: ShippingAddress) => void; onCancel: () => void }>;
  LineIssue: ComponentType<{ line: CartItem }>;
};

export type CheckoutProps = {
  cart: Cart;
  /** Changes of the cart wait for the network: the server has not what is shown. */
  isUnsent: boolean;
  addresses: readonly ShippingAddress[];
  settings: CheckoutSettings;
  slots: CheckoutSlots;
  /** The cart as the server has it now, which then is the one that is shown; null while changes of it wait to be sent. */
  readCart: () => Promise<Cart | null>;
  /** Resolves once the server has what was changed in the cart up to now, or has refused it. */
  whenAnswered: () => Promise<void>;
  onPlaced: () => void;
  onStaleCart: () => void;
  onEditCart: () => void;
  onStaleAddresses: () => Promise<number>;
};
