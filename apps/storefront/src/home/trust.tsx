import MessagesSquare from 'lucide-react/icons/messages-square';
import Smartphone from 'lucide-react/icons/smartphone';
import Truck from 'lucide-react/icons/truck';

const ALWAYS = [
  {
    Icon: Smartphone,
    title: 'Paiement par Mobile Money',
    text: 'MTN Money, MOOV Money, Celtis Money ou Visa, sur une page de paiement sécurisée.',
  },
  {
    Icon: MessagesSquare,
    title: 'Des conseils, par de vraies personnes',
    text: 'Une question sur un produit ? Notre équipe vous répond par téléphone ou par email.',
  },
] as const;

/** Why one may buy here; of the delivery, what the shop promises. */
export function Trust({ delivery }: { delivery: string }) {
  const delivering = {
    Icon: Truck,
    title: delivery || 'Livraison partout au Bénin',
    text: 'De Cotonou à Malanville. Vous suivez chaque étape de votre commande.',
  };
  return (
    <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
      {[delivering, ...ALWAYS].map(({ Icon, title, text }) => (
        <li key={title} className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-card bg-primary-tint p-4 md:p-6">
          <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-surface text-primary">
            <Icon aria-hidden="true" className="size-6" />
          </span>
          <div className="beside">
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
