import { ButtonLink } from '../ui/button.tsx';
import marketArt from './market.svg?url';

export function Hero() {
  return (
    <section aria-labelledby="accueil" className="overflow-hidden bg-amber-tint">
      <div className="column flex flex-col md:flex-row md:items-center md:gap-8">
        <div className="flex flex-col items-start gap-4 pt-7 md:flex-1 md:py-12">
          <p className="rounded-full bg-surface px-3 py-1 text-sm font-semibold text-amber-strong">
            Santé et bien-être, au Bénin
          </p>
          <h1 id="accueil" className="text-2xl sm:text-3xl">
            Le bon du marché, livré jusqu’à votre porte
          </h1>
          <p className="max-w-md text-lg text-muted">
            Moringa, kinkéliba, karité, tensiomètres : choisissez au calme, payez par Mobile Money, on s’occupe du
            reste.
          </p>
          <ButtonLink to="/products" size="large" className="w-full sm:w-auto">
            Découvrir nos produits
          </ButtonLink>
        </div>
        <img
          src={marketArt}
          alt=""
          width={760}
          height={420}
          fetchPriority="high"
          className="-mx-4 -mb-px mt-4 h-auto w-[calc(100%+--spacing(8))] max-w-none self-end md:mx-0 md:mt-8 md:w-7/12 md:mask-x-from-90%"
        />
      </div>
      <div aria-hidden="true" className="weave h-1.5" />
    </section>
  );
}
