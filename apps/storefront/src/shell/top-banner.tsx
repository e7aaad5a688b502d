import { formatPhone } from '@tokpa/contract/phones';
import PackageSearch from 'lucide-react/icons/package-search';
import Phone from 'lucide-react/icons/phone';
import Truck from 'lucide-react/icons/truck';
import { Link } from '../ui/link.tsx';

const ITEM =
  'flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control hover:underline focus-visible:outline-amber';

export function TopBanner({ text, phone }: { text: string; phone: string }) {
  return (
    <div className="bg-primary-strong text-sm text-surface">
      <div className="column flex items-center gap-1 sm:gap-4">
        <p className="flex min-w-0 flex-1 items-center gap-2 font-medium leading-tight text-balance">
          {text && <Truck aria-hidden="true" className="size-5 shrink-0 text-amber max-[24rem]:hidden" />}
          {text}
        </p>
        <a href={`tel:${phone}`} aria-label={`Appeler le ${formatPhone(phone)}`} className={ITEM}>
          <Phone aria-hidden="true" className="size-4" />
          <span className="hidden md:inline">{formatPhone(phone)}</span>
        </a>
        <Link to="/track-order" aria-label="Suivre ma commande" className={ITEM}>
          <PackageSearch aria-hidden="true" className="size-5" />
          <span className="hidden sm:inline">Suivre ma commande</span>
        </Link>
      </div>
      <div aria-hidden="true" className="weave h-1" />
    </div>
  );
}
