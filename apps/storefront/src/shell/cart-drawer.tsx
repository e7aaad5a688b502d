import { CartPanel } from '../cart/cart-panel.tsx';
import { Drawer } from '../ui/drawer.tsx';

/** The frame of the cart; comes by itself, once somebody reaches for the cart. */
export default function CartDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} title="Mon Panier">
      <CartPanel onLeave={onClose} />
    </Drawer>
  );
}
