import type { ShippingAddress } from '@tokpa/contract/shipping-addresses';
import { phoneText } from '../ui/phone-text.ts';

type Lines = Pick<
  ShippingAddress,
  'recipientName' | 'phone' | 'addressLine1' | 'addressLine2' | 'landmark' | 'city' | 'state' | 'postalCode' | 'country'
>;

/** An address as it stands on a parcel; the recipient's name is left to the place that shows it. */
export function AddressLines({ address }: { address: Lines }) {
  const place = [address.city, address.state === address.city ? null : address.state].filter(Boolean).join(', ');
  return (
    <span className="flex flex-col wrap-anywhere">
      <span>{address.addressLine1}</span>
      {address.addressLine2 && <span>{address.addressLine2}</span>}
      {address.landmark && <span>{`Repère\u00a0: ${address.landmark}`}</span>}
      <span>{[place, address.postalCode].filter(Boolean).join(' · ')}</span>
      <span>{address.country}</span>
      {address.phone && <span className="tabular-nums">{phoneText(address.phone)}</span>}
    </span>
  );
}
