import { UNFINISHED } from './unfinished.ts';

// An empty address is the page's own, with all that was asked in it.
const THIS_PAGE = '';

/** Stands hidden in every page: without its scripts no button answers, and only this is left to say so. */
export function UnfinishedNotice() {
  return (
    <p
      id={UNFINISHED}
      hidden
      role="alert"
      className="column bg-amber-tint py-1.5 text-center text-sm font-medium text-amber-strong"
    >
      La page n’a pas pu se charger en entier.{' '}
      <a href={THIS_PAGE} className="inline-block py-2 font-semibold underline underline-offset-4">
        Recharger la page
      </a>
    </p>
  );
}
