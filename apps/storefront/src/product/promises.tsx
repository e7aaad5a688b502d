import PackageX from 'lucide-react/icons/package-x';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';

const ALWAYS = [
  { Icon: ShieldCheck, text: 'Paiement sécurisé par Mobile Money ou Visa' },
  { Icon: PackageX, text: 'Pas de retour après livraison' },
] as const;

/** What a person should know before buying; of the delivery, what the shop promises. */
export function Promises({ delivery }: { delivery: string }) {
  const promises = delivery ? [{ Icon: Truck, text: delivery }, ...ALWAYS] : ALWAYS;
  return (
    <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4">
      {promises.map(({ Icon, text }) => (
        <li key={text} className="flex items-center gap-3 py-3">
          <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
