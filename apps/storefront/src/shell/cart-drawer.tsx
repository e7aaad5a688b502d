import { CartPanel } from '../cart/cart-panel.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { closeCartDrawer, useCartDrawerOpen } from './cart-drawer-state.ts';

/** The frame of the cart; comes by itself, once somebody reaches for the cart. */
export default function CartDrawer() {
  return (
    <Drawer open={useCartDrawerOpen()} onClose={closeCartDrawer} title="Mon Panier">
      <CartPanel onLeave={closeCartDrawer} />
    </Drawer>
  );
}
