import ChevronRight from 'lucide-react/icons/chevron-right';
import { frenchSpaces } from '../ui/french-spaces.ts';
import { Link } from '../ui/link.tsx';

const otherCountries = (count: number) => (count === 1 ? 'un autre pays' : `${count} autres pays`);

const offerOf = (countries: number) => [
  {
    to: '/products',
    title: 'Des produits',
    text: 'Appareils de mesure, compléments, plantes, alimentation, soins, sport et bébé.',
  },
  {
    to: '/shipping',
    title: 'Une livraison suivie',
    text: `Au Bénin${countries > 1 ? ` et dans ${otherCountries(countries - 1)}` : ''}, étape par étape, jusqu’à votre repère.`,
  },
  { to: '/faq', title: 'Des réponses', text: 'Commande, paiement, santé, retours : les questions que l’on nous pose.' },
];

export function Offer({ countries }: { countries: readonly string[] }) {
  return (
    <ul className="grid gap-3 md:grid-cols-3 lg:gap-5">
      {offerOf(countries.length).map(({ to, title, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full items-start gap-3 rounded-card bg-primary-tint p-4 hover:shadow-soft md:p-6"
          >
            <span className="flex-1">
              <span className="block font-display text-lg font-bold text-primary-strong">{title}</span>
              <span className="mt-1 block">{frenchSpaces(text)}</span>
            </span>
            <ChevronRight aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
