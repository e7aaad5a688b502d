import Heart from 'lucide-react/icons/heart';
import { classNames } from '../ui/class-names.ts';
import { toggleFavourite, useIsFavourite } from './favourites-store.ts';

type FavouriteToggleProps = { id: string; name: string; className?: string };

/** A heart; kept in this browser, for visitors too. */
export function FavouriteToggle({ id, name, className }: FavouriteToggleProps) {
  const isKept = useIsFavourite(id);
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={`Ajouter ${name} aux favoris`}
      onClick={() => toggleFavourite(id)}
      className={classNames(
        'group inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors',
        className,
      )}
    >
      <span className="flex size-9 items-center justify-center rounded-full bg-surface/90 shadow-soft transition-transform group-hover:scale-105 group-active:scale-90">
        <Heart
          aria-hidden="true"
          className={classNames('size-5', isKept ? 'fill-terracotta text-terracotta' : 'text-ink')}
        />
      </span>
    </button>
  );
}
