import { formatFcfa } from '@tokpa/contract/money';
import { frenchSpaces } from '../ui/french-spaces.ts';

/** What an order in the shop costs to deliver, in large: the one amount that the checkout adds. */
export function CheckoutFee({ shippingFee }: { shippingFee: number }) {
  return (
    <section
      aria-labelledby="forfait"
      className="flex flex-col gap-3 rounded-card bg-primary-tint p-5 md:flex-row md:items-center md:gap-8 md:p-8"
    >
      <p className="font-display text-3xl font-bold whitespace-nowrap text-primary-strong">
        {shippingFee > 0 ? formatFcfa(shippingFee) : 'Offerte'}
      </p>
      <div>
        <h2 id="forfait" className="text-lg">
          {shippingFee > 0 ? 'Le forfait des commandes en ligne' : 'La livraison des commandes en ligne'}
        </h2>
        <p className="mt-1 max-w-160">
          {frenchSpaces(
            shippingFee > 0
              ? 'Pour une commande passée sur la boutique, c’est tout ce que la livraison ajoute au total : un forfait unique, le même pour toutes les zones et toutes les quantités. Il est affiché avant le paiement.'
              : 'Pour une commande passée sur la boutique, la livraison n’ajoute rien au total, quelle que soit la zone.',
          )}
        </p>
      </div>
    </section>
  );
}
