import type { ShippingAddress } from '@tokpa/contract/shipping-addresses';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { AddressLines } from './address-lines.tsx';

type AddressCardProps = {
  address: ShippingAddress;
  editAddress: string;
  busy: boolean;
  onMakeDefault: () => void;
  onDelete: () => void;
};

export function AddressCard({ address, editAddress, busy, onMakeDefault, onDelete }: AddressCardProps) {
  const name = address.recipientName ?? address.addressLine1;
  const which = (
    <VisuallyHidden>
      {' '}
      : {name}, {address.city}
    </VisuallyHidden>
  );
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface">
      <div className="flex-1 p-4">
        <p className="mb-1 flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          {address.isDefault && <Badge tone="primary">Par défaut</Badge>}
        </p>
        <div className="text-muted">
          <AddressLines address={address} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-1 border-t border-line px-1 py-1">
        <ButtonLink variant="quiet" to={editAddress} preventScrollReset className="px-3">
          Modifier{which}
        </ButtonLink>
        <Button variant="quiet" onClick={onDelete} className="px-3 text-terracotta hover:bg-terracotta-tint">
          Supprimer{which}
        </Button>
        {!address.isDefault && (
          <Button variant="quiet" busy={busy} onClick={onMakeDefault} className="px-3">
            Définir par défaut{which}
          </Button>
        )}
      </div>
    </li>
  );
}
