import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useNavigate } from 'react-router';
import { Link } from '../ui/link.tsx';
import { openCartDrawer } from './cart-drawer-state.ts';

/** The cart is no page of its own: it opens over the home page, once that is there. */
export function BackToCart() {
  const navigate = useNavigate();
  async function leave(): Promise<void> {
    await navigate('/');
    openCartDrawer();
  }
  return (
    <Link
      to="/"
      onClick={(event) => {
        event.preventDefault();
        void leave();
      }}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-primary underline-offset-4 hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      Retour au panier
    </Link>
  );
}
