import PackageX from 'lucide-react/icons/package-x';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import { Link } from '../ui/link.tsx';

type Promised = {
  Icon: typeof PackageX;
  text: string;
  /** Where the whole of it is told. */
  more?: { to: string; label: string };
};

const ALWAYS: readonly Promised[] = [
  { Icon: ShieldCheck, text: 'Paiement sécurisé par Mobile Money ou Visa' },
  {
    Icon: PackageX,
    text: 'Pas de retour après livraison',
    more: { to: '/returns', label: 'Voir la politique de retour' },
  },
];

/** What a person should know before buying; of the delivery, what the shop promises. */
export function Promises({ delivery }: { delivery: string }) {
  const promises: readonly Promised[] = delivery ? [{ Icon: Truck, text: delivery }, ...ALWAYS] : ALWAYS;
  return (
    <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4">
      {promises.map(({ Icon, text, more }) => (
        <li key={text} className="flex items-center gap-3 py-3">
          <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 wrap-anywhere">
            <span className="min-w-0">{text}</span>
            {more && (
              // As tall as a thumb, without making the line any taller.
              <Link
                to={more.to}
                className="-my-2.5 inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4 print:hidden"
              >
                {more.label}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
