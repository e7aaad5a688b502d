import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

type UnlessEmptyProps = {
  total: number;
  /** By filters, or to a page after the last: the list itself says so then. An address holds other words too, which make no other page. */
  isNarrowed: boolean;
  children: ReactNode;
};

/** In place of a list that has nothing to show, whatever is asked of it. Apart from the lists: who searches never sees it. */
export function UnlessEmpty({ total, isNarrowed, children }: UnlessEmptyProps) {
  if (total > 0 || isNarrowed) return children;
  return (
    <EmptyState
      title="Aucun produit disponible pour le moment."
      heading="h2"
      action={<ButtonLink to="/">Retour à l’accueil</ButtonLink>}
    />
  );
}
