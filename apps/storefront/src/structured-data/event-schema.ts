import type { CoachingSession } from '@tokpa/contract/coaching-sessions';
import type { Seminar } from '@tokpa/contract/seminars';
import { pictureAddress, seatOffer } from './offer.ts';
import { SCHEMA_ORG, type Schema } from './schema.ts';

const COUNTRY = 'BJ';

function placeOf(name: string, { street, city }: { street: string; city: string }): Schema {
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street || name,
      ...(city && { addressLocality: city }),
      addressCountry: COUNTRY,
    },
  };
}

/** A machine that showed it to somebody learns that it does not take place. */
function eventStatus({ cancelledAt }: Pick<Seminar, 'cancelledAt'>): string {
  return `${SCHEMA_ORG}/${cancelledAt === null ? 'EventScheduled' : 'EventCancelled'}`;
}

type Told = Pick<Seminar, 'title' | 'description' | 'picture' | 'price' | 'isAvailable'>;

/** What every event and service of the shop tells of itself. */
function told(event: Told, address: string, origin: string): Schema {
  return {
    '@context': SCHEMA_ORG,
    '@id': address,
    name: event.title,
    description: event.description || event.title,
    url: address,
    image: [pictureAddress(event.picture, origin)],
    offers: seatOffer(address, event.price, event.isAvailable),
  };
}

/** A seminar as search engines read it; `shop` is who holds it. */
export function seminarSchema(seminar: Seminar, shop: Schema, origin: string): Schema {
  const { slug, startDate, endDate, venue, location, address, maxParticipants } = seminar;
  return {
    ...told(seminar, `${origin}/seminar/${slug}`, origin),
    '@type': 'Event',
    startDate,
    ...(endDate && { endDate }),
    eventStatus: eventStatus(seminar),
    eventAttendanceMode: `${SCHEMA_ORG}/OfflineEventAttendanceMode`,
    location: placeOf(venue || location || 'Bénin', { street: address, city: location }),
    ...(maxParticipants !== null && { maximumAttendeeCapacity: maxParticipants }),
    organizer: shop,
  };
}

/** A coaching session: an event where it has a date, else a service. */
export function coachingSchema(session: CoachingSession, shop: Schema, origin: string): Schema {
  const address = `${origin}/coaching/${session.slug}`;
  const shared = told(session, address, origin);
  const { startDate, mode, location, coachName } = session;
  if (startDate === null) return { ...shared, '@type': 'Service', provider: shop };
  const isOnline = mode === 'ONLINE';
  return {
    ...shared,
    '@type': 'Event',
    startDate,
    eventStatus: eventStatus(session),
    eventAttendanceMode: `${SCHEMA_ORG}/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url: address }
      : placeOf(location || 'Bénin', { street: '', city: '' }),
    ...(coachName && { performer: { '@type': 'Person', name: coachName } }),
    organizer: shop,
  };
}
