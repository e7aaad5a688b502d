import { isBenin } from './countries.ts';
import { sayRange } from './say-count.ts';
import type { ShippingZone } from './settings.ts';
import { slugify } from './slugs.ts';

/** A shipping zone, as far as it says how long the way is. */
export type DeliveryZone = Pick<ShippingZone, 'name' | 'fromDays' | 'toDays'>;
export type DeliveryDays = Pick<ShippingZone, 'fromDays' | 'toDays'>;

/** Specification, section 4: what a shipped order says. */
const WITHIN_BENIN: DeliveryDays = { fromDays: 2, toDays: 3 };

const isNamedIn = (country: string, { name }: DeliveryZone) => `-${slugify(name)}-`.includes(`-${slugify(country)}-`);

/**
 * In how many business days a parcel that left arrives in a country: abroad, those of the zone that has the country in its name.
 * Where several have it, or none, the longest: nothing is promised that the shop may not keep.
 */
export function deliveryDays(zones: readonly DeliveryZone[], country: string): DeliveryDays {
  if (isBenin(country)) return WITHIN_BENIN;
  const named = zones.filter((zone) => isNamedIn(country, zone));
  const [longest = WITHIN_BENIN] = (named.length > 0 ? named : zones).toSorted(
    (one, other) => other.toDays - one.toDays,
  );
  return longest;
}

/** From the shortest to the longest way of all zones, of which there is one at least. */
export function deliverySpan(zones: readonly DeliveryDays[]): DeliveryDays {
  return {
    fromDays: Math.min(...zones.map(({ fromDays }) => fromDays)),
    toDays: Math.max(...zones.map(({ toDays }) => toDays)),
  };
}

/** « 2 à 3 jours ouvrables » */
export function sayDeliveryDays({ fromDays, toDays }: DeliveryDays): string {
  return sayRange(fromDays, toDays, 'jour ouvrable');
}
