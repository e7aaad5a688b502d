import { findCommune } from './benin-places.ts';
import { isBenin } from './countries.ts';
import { deliveryDays, type DeliveryDays, type DeliveryZone, type Destination } from './delivery-days.ts';

/** As {@link deliveryDays} says, of an address whose department need not be written: a commune of Benin has its own. */
export function deliveryDaysTo(zones: readonly DeliveryZone[], { city, state, country }: Destination): DeliveryDays {
  const department = isBenin(country) ? findCommune(city)?.department : undefined;
  return deliveryDays(zones, { city, state: department ?? state, country });
}
