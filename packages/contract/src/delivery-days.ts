import { COUNTRIES } from './countries.ts';
import { sayRange } from './say-count.ts';
import type { ShippingZone } from './settings.ts';
import { slugify } from './slugs.ts';

/** A shipping zone, as far as it says where it is and how long the way is. */
export type DeliveryZone = Pick<ShippingZone, 'name' | 'places' | 'fromDays' | 'toDays'>;
export type DeliveryDays = Pick<ShippingZone, 'fromDays' | 'toDays'>;
/** Where a parcel goes; in Benin the state is the department. */
export type Destination = { city: string; state: string | null; country: string };

/** Specification, section 4: what a shipped order says. Only a shop whose settings have no zone at all comes here. */
const WITHOUT_ZONES: DeliveryDays = { fromDays: 2, toDays: 3 };

// Abomey is no part of Abomey-Calavi: what stands between these is one place.
const BETWEEN_PLACES = /[,;:/()…]| (?:et|ou|[-–—]) /;
// « Reste du Bénin », « Communes de l’Atlantique »: the place comes last.
const BEFORE_PLACE = /^(?:.*-)?(?:au|aux|d|de|des|du|l|la|le|les)-/;

/** The places that a text names, as slugs: each of its parts, whole, behind its small words, and behind its apostrophe. */
function placesIn(text: string): string[] {
  const parts = text.split(BETWEEN_PLACES).flatMap((part) => [part, part.split(/['’]/).at(-1) ?? '']);
  return parts.map((part) => slugify(part)).flatMap((slug) => [slug, slug.replace(BEFORE_PLACE, '')]);
}

const isSaidIn = (text: string, place: string) => placesIn(text).includes(slugify(place));

/** A town of the same name abroad is no place of a zone that names another country. */
function mayHold({ name }: DeliveryZone, country: string): boolean {
  return isSaidIn(name, country) || !COUNTRIES.some((other) => isSaidIn(name, other));
}

/** The zones of a place: those that name its town, else its state, else its country; where none does, every zone. */
function zonesOf(zones: readonly DeliveryZone[], { city, state, country }: Destination): readonly DeliveryZone[] {
  for (const place of [city, state]) {
    const named = zones.filter(
      (zone) => place && mayHold(zone, country) && isSaidIn(`${zone.name}, ${zone.places}`, place),
    );
    if (named.length > 0) return named;
  }
  const named = zones.filter(({ name }) => isSaidIn(name, country));
  return named.length > 0 ? named : zones;
}

/**
 * In how many business days a parcel that left arrives: what the zone of its place says in the settings. Where several are its
 * place's, or none, the longest: nothing is promised that the shop may not keep.
 */
export function deliveryDays(zones: readonly DeliveryZone[], place: Destination): DeliveryDays {
  const [longest = WITHOUT_ZONES] = [...zonesOf(zones, place)].sort((one, other) => other.toDays - one.toDays);
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
