import CircleCheck from 'lucide-react/icons/circle-check';
import { ButtonLink } from '../ui/button.tsx';

/** The end of a formation that stays in sight, and where one goes from it. */
export function Finished() {
  return (
    <section aria-labelledby="formation-terminee" className="mt-8 rounded-card bg-primary-tint p-4 md:p-6">
      <h2 id="formation-terminee" className="flex items-center gap-2 text-lg text-primary-strong">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
        Formation terminée
      </h2>
      <p className="mt-2">
        Vous avez suivi toutes les leçons. Elles restent ouvertes dans votre compte : relisez-les quand vous voulez.
      </p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <ButtonLink to="/account/formations">Voir mes formations</ButtonLink>
        <ButtonLink to="/formations" variant="quiet">
          Découvrir d’autres formations
        </ButtonLink>
      </div>
    </section>
  );
}
