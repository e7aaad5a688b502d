import SearchX from 'lucide-react/icons/search-x';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

type NoProductsProps = { action: { to: string; label: string } };

/** In place of a list that has nothing to show yet. Apart from the lists, for who searches never sees it. */
export function NoProducts({ action: { to, label } }: NoProductsProps) {
  return (
    <EmptyState
      title="Aucun produit disponible pour le moment."
      heading="h2"
      icon={<SearchX aria-hidden="true" className="size-8" />}
      action={<ButtonLink to={to}>{label}</ButtonLink>}
    />
  );
}
