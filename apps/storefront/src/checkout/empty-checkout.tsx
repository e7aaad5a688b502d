import { useEffect, useState } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Link } from '../ui/link.tsx';
import { Spinner } from '../ui/spinner.tsx';

// The cart may still be on its way from another tab or from the page before.
const PATIENCE_MS = 1500;

/** Nothing to order: a spinner, since an article may still come, and after a moment what to do about it. */
export function EmptyCheckout() {
  const [isSure, setIsSure] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSure(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSure ? <NothingToOrder /> : <Waiting />;
}

export function NothingToOrder() {
  return (
    <EmptyState
      title="Votre panier est vide"
      heading="h2"
      icon={<Spinner label="En attente d’un article..." />}
      className="py-16"
      action={<ButtonLink to="/products">Découvrir nos produits</ButtonLink>}
    >
      Ajoutez des articles pour passer commande : ils apparaîtront ici. Vous venez de commander ?{' '}
      <Link to="/account?tab=commandes" className="font-medium text-primary underline underline-offset-4">
        Retrouvez vos commandes
      </Link>
      .
    </EmptyState>
  );
}

/** In the middle of the page while there is nothing to show yet. */
export function Waiting({ label }: { label?: string }) {
  return (
    <div className="flex min-h-80 flex-col items-center justify-center gap-3">
      <Spinner label={label} />
      {label && (
        <p aria-hidden="true" className="text-muted">
          {label}
        </p>
      )}
    </div>
  );
}
