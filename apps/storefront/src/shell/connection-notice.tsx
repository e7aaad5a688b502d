import { useOnline } from '../ui/use-online.ts';

/** Stands in the page from the start, empty, so that screen readers say what appears in it. */
export function ConnectionNotice() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="bg-amber-tint px-4 py-1.5 text-center text-sm font-medium text-amber-strong">
          Vous êtes hors connexion.
          <span className="max-sm:sr-only"> Les pages déjà visitées restent lisibles.</span>
        </p>
      )}
    </div>
  );
}
