import type { ShippingAddress } from '@tokpa/contract/shipping-addresses';
import { phoneText } from '../ui/phone-text.ts';
import { placeOf } from '../ui/place-of.ts';

type Lines = Pick<
  ShippingAddress,
  'recipientName' | 'phone' | 'addressLine1' | 'addressLine2' | 'landmark' | 'city' | 'state' | 'postalCode' | 'country'
>;

/** An address as it stands on a parcel; the recipient's name is left to the place that shows it. */
export function AddressLines({ address }: { address: Lines }) {
  return (
    <span className="flex flex-col wrap-anywhere">
      <span>{address.addressLine1}</span>
      {address.addressLine2 && <span>{address.addressLine2}</span>}
      {address.landmark && <span>{`Repère\u00a0: ${address.landmark}`}</span>}
      <span>{[placeOf(address), address.postalCode].filter(Boolean).join(' · ')}</span>
      <span>{address.country}</span>
      {address.phone && <span className="tabular-nums">{phoneText(address.phone)}</span>}
    </span>
  );
}
