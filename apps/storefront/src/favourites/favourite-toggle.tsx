import Heart from 'lucide-react/icons/heart';
import { classNames } from '../ui/class-names.ts';
import { toggleFavourite, useIsFavourite } from './favourites-store.ts';

type FavouriteToggleProps = {
  id: string;
  name: string;
  className?: string;
  /** Where the heart goes with what it is taken away from. */
  onToggle?: (heart: HTMLElement) => void;
};

/** A heart; kept in this browser, for visitors too. */
export function FavouriteToggle({ id, name, className, onToggle }: FavouriteToggleProps) {
  const isKept = useIsFavourite(id);
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={`Ajouter ${name} aux favoris`}
      onClick={({ currentTarget }) => {
        toggleFavourite(id);
        onToggle?.(currentTarget);
      }}
      className={classNames('group tap-square shrink-0 rounded-full', className)}
    >
      <span className="heart-disc">
        <Heart
          aria-hidden="true"
          className={classNames('size-5', isKept ? 'fill-terracotta text-terracotta' : 'text-ink')}
        />
      </span>
    </button>
  );
}
