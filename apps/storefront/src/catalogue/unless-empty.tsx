import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** In place of a list that has nothing to show, whatever is asked of it. Apart from the lists: who searches never sees it. */
export function UnlessEmpty({ total, children }: { total: number; children: ReactNode }) {
  const { search } = useLocation();
  if (total > 0 || search !== '') return children;
  return (
    <EmptyState
      title="Aucun produit disponible pour le moment."
      heading="h2"
      action={<ButtonLink to="/">Retour à l’accueil</ButtonLink>}
    />
  );
}
