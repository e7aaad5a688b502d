import WifiOff from 'lucide-react/icons/wifi-off';
import X from 'lucide-react/icons/x';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { useOnline } from '../ui/use-online.ts';
import { cartChanges } from './change-cart.ts';
import { newArticles, WAITING_CHANGES } from './wishes.ts';
import type { Wish } from './wishes.ts';

type WaitingChangesProps = { wishes: readonly Wish[]; isKept: boolean };

/** Over the cart while the shop cannot be heard: what is shown is this device's own, and what it still has to send. */
export function WaitingChanges({ wishes, isKept }: WaitingChangesProps) {
  const isOnline = useOnline();
  const isAway = isKept || !isOnline;
  if (!isAway && wishes.length === 0) return null;
  return (
    <div
      id={WAITING_CHANGES}
      className="mb-4 flex flex-col gap-2 rounded-card bg-amber-tint px-4 py-3 text-amber-strong"
    >
      <div role="status" className="flex flex-col items-start gap-1.5">
        {isAway && (
          <Badge tone="amber" className="-ml-2.5">
            <WifiOff aria-hidden="true" className="size-4" />
            Hors connexion
          </Badge>
        )}
        {isAway && <p className="text-sm">Prix et stock seront vérifiés au retour du réseau.</p>}
        {wishes.length > 0 && <p className="font-medium">{sentenceAbout(wishes.length)}</p>}
      </div>
      <NewArticles articles={newArticles(wishes)} />
    </div>
  );
}

function sentenceAbout(changes: number): string {
  return changes > 1
    ? `${changes} changements seront envoyés dès le retour du réseau.`
    : 'Un changement sera envoyé dès le retour du réseau.';
}

function NewArticles({ articles }: { articles: readonly Wish[] }) {
  if (articles.length === 0) return null;
  return (
    <ul aria-label="Articles à ajouter" className="flex flex-col">
      {articles.map((wish) => (
        <li key={`${wish.productId}/${wish.variationId}`} className="flex items-center gap-2 text-ink">
          <span className="min-w-0 flex-1">{wish.name}</span>
          <span className="whitespace-nowrap tabular-nums">× {wish.quantity}</span>
          <IconButton
            label={`Ne plus ajouter ${wish.name}`}
            onClick={() => void cartChanges.setQuantity(wish, 0)}
            className="-mr-3 text-muted hover:text-terracotta"
          >
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
