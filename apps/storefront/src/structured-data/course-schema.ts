import { FORMATION_LEVEL_LABELS } from '@tokpa/contract/course-labels';
import type { FormationDetail } from '@tokpa/contract/formations';
import { isoMinutes, pictureAddress, seatOffer } from './offer.ts';
import { SCHEMA_ORG, type Schema } from './schema.ts';

/** How long its lessons take together, as far as they say. */
function minutesOf({ modules }: Pick<FormationDetail, 'modules'>): number {
  return modules
    .flatMap(({ lessons }) => lessons)
    .reduce((sum, { durationMinutes }) => sum + (durationMinutes ?? 0), 0);
}

/** A formation as search engines read it; `shop` is who gives it. */
export function courseSchema(formation: FormationDetail, shop: Schema, origin: string): Schema {
  const address = `${origin}/formation/${formation.slug}`;
  const minutes = minutesOf(formation);
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Course',
    '@id': address,
    name: formation.title,
    description: formation.description || formation.title,
    url: address,
    image: [pictureAddress(formation.picture, origin)],
    inLanguage: 'fr',
    educationalLevel: FORMATION_LEVEL_LABELS[formation.level],
    provider: shop,
    offers: seatOffer(address, formation.price, formation.isAvailable),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      ...(minutes > 0 && { courseWorkload: isoMinutes(minutes) }),
    },
  };
}
