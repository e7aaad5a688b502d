import { z } from 'zod';
import {
  cancellation,
  cancellationInput,
  cancelledAt,
  clearableText,
  courseFields,
  courseInput,
  courseQuery,
  seatsInput,
  sessionFilters,
} from './course-fields.ts';
import { endpoints } from './endpoint.ts';
import { count, id, idOrSlug, instant, messageOnly, momentInput, single } from './fields.ts';
import { pageOf } from './page.ts';

export const seminar = z.object({
  ...courseFields,
  startDate: instant,
  endDate: instant.nullable(),
  location: z.string(),
  venue: z.string(),
  address: z.string(),
  maxParticipants: z.int().positive().nullable(),
  seatsLeft: count.nullable().describe('null : sans limite'),
  isAvailable: z.boolean().describe('Peut être mis au panier : en ligne, à venir, avec des places'),
  cancelledAt,
  createdAt: instant,
  updatedAt: instant,
});
export type Seminar = z.infer<typeof seminar>;

const place = clearableText(200);

const seminarFields = z.strictObject({
  ...courseInput,
  startDate: momentInput,
  endDate: momentInput.nullish(),
  location: place,
  venue: place,
  address: place,
  maxParticipants: seatsInput,
});
const ENDS_BEFORE_START = { path: ['endDate'], error: 'La fin doit venir après le début' };

function endsAfterStart({
  startDate,
  endDate,
}: {
  startDate?: string | undefined;
  endDate?: string | null | undefined;
}) {
  return startDate === undefined || endDate == null || new Date(endDate) > new Date(startDate);
}

const seminarInput = seminarFields.refine(endsAfterStart, ENDS_BEFORE_START);
const seminarChange = seminarFields.partial().refine(endsAfterStart, ENDS_BEFORE_START);
export type SeminarChange = z.output<typeof seminarChange>;

export const seminarQuery = courseQuery(['startDate', 'title', 'price', 'createdAt'], sessionFilters);
export type SeminarQuery = z.output<typeof seminarQuery>;

export const seminarEndpoints = endpoints({
  'GET /seminars': {
    summary: 'Les séminaires, du plus proche au plus lointain ; le public ne voit que ceux en ligne',
    access: 'public',
    right: 'seminars.read',
    cacheable: true,
    query: seminarQuery,
    response: pageOf(seminar),
  },
  'GET /seminars/{id}': {
    summary: 'Un séminaire, par identifiant ou par slug, avec ce qui reste de places',
    access: 'public',
    right: 'seminars.read',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    response: single(seminar),
    refusals: ['seminar_not_found'],
  },
  'POST /seminars': {
    summary: 'Crée un séminaire',
    access: 'staff',
    right: 'seminars.write',
    files: { image: 'picture' },
    body: seminarInput,
    status: 201,
    response: single(seminar),
    refusals: ['slug_taken', 'ends_before_start'],
  },
  'PUT /seminars/{id}': {
    summary: 'Change un séminaire ; ce qui n’est pas envoyé reste',
    access: 'staff',
    right: 'seminars.write',
    files: { image: 'picture' },
    params: z.object({ id }),
    body: seminarChange,
    response: single(seminar),
    refusals: ['seminar_not_found', 'slug_taken', 'ends_before_start', 'seats_already_taken'],
  },
  'DELETE /seminars/{id}': {
    summary: 'Supprime un séminaire, ou l’archive si quelqu’un y est inscrit ou l’a dans son panier',
    access: 'staff',
    right: 'seminars.delete',
    params: z.object({ id }),
    response: messageOnly,
    refusals: ['seminar_not_found'],
  },
  'GET /seminars/{id}/cancellation': {
    summary: 'Ce que ferait l’annulation : les personnes prévenues, et l’argent à rembourser',
    access: 'staff',
    right: 'seminars.delete',
    params: z.object({ id }),
    response: single(cancellation),
    refusals: ['seminar_not_found', 'already_called_off', 'too_late_to_call_off'],
  },
  'POST /seminars/{id}/cancel': {
    summary: 'Annule un séminaire : ses places sont annulées, les inscrits prévenus, les commandes payées signalées',
    access: 'staff',
    right: 'seminars.delete',
    params: z.object({ id }),
    body: cancellationInput,
    response: single(seminar),
    refusals: ['seminar_not_found', 'already_called_off', 'too_late_to_call_off'],
  },
});
