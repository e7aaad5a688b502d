import { z } from 'zod';
import {
  cancellation,
  cancellationInput,
  cancelledAt,
  clearableText,
  courseFields,
  courseInput,
  courseQuery,
  durationInput,
  seatsInput,
  sessionFilters,
} from './course-fields.ts';
import { endpoints } from './endpoint.ts';
import { count, id, idOrSlug, instant, messageOnly, momentInput, single } from './fields.ts';
import { pageOf } from './page.ts';
import { COACHING_MODES } from './course-labels.ts';

export { COACHING_MODE_LABELS, COACHING_MODES, type CoachingMode } from './course-labels.ts';

export const coachingSession = z.object({
  ...courseFields,
  coachName: z.string(),
  duration: z.string(),
  mode: z.enum(COACHING_MODES),
  location: z.string().describe('Vide pour le public quand la séance est en ligne'),
  startDate: instant.nullable().describe('null : sur rendez-vous'),
  maxParticipants: z.int().positive().nullable(),
  seatsLeft: count.nullable().describe('null : sans limite'),
  isAvailable: z.boolean().describe('Peut être mise au panier : en ligne, à venir, avec des places'),
  cancelledAt,
  createdAt: instant,
  updatedAt: instant,
});
export type CoachingSession = z.infer<typeof coachingSession>;

const coachingInput = z.strictObject({
  ...courseInput,
  coachName: clearableText(200),
  duration: durationInput,
  mode: z.enum(COACHING_MODES, 'Mode inconnu').optional(),
  location: clearableText(200),
  startDate: momentInput.nullish(),
  maxParticipants: seatsInput,
});
const coachingChange = coachingInput.partial();

export const coachingQuery = courseQuery(['startDate', 'title', 'price', 'createdAt'], {
  ...sessionFilters,
  mode: z.enum(COACHING_MODES, 'Mode inconnu').optional(),
});
export type CoachingQuery = z.output<typeof coachingQuery>;

export const coachingSessionEndpoints = endpoints({
  'GET /coaching-sessions': {
    summary: 'Les séances de coaching ; le public ne voit que celles en ligne',
    access: 'public',
    right: 'coaching-sessions.read',
    cacheable: true,
    query: coachingQuery,
    response: pageOf(coachingSession),
  },
  'GET /coaching-sessions/{id}': {
    summary: 'Une séance de coaching, par identifiant ou par slug, avec ce qui reste de places',
    access: 'public',
    right: 'coaching-sessions.read',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    response: single(coachingSession),
    refusals: ['coaching_session_not_found'],
  },
  'POST /coaching-sessions': {
    summary: 'Crée une séance de coaching',
    access: 'staff',
    right: 'coaching-sessions.write',
    files: { image: 'picture' },
    body: coachingInput,
    status: 201,
    response: single(coachingSession),
    refusals: ['slug_taken'],
  },
  'PUT /coaching-sessions/{id}': {
    summary: 'Change une séance de coaching ; ce qui n’est pas envoyé reste',
    access: 'staff',
    right: 'coaching-sessions.write',
    files: { image: 'picture' },
    params: z.object({ id }),
    body: coachingChange,
    response: single(coachingSession),
    refusals: ['coaching_session_not_found', 'slug_taken', 'seats_already_taken'],
  },
  'DELETE /coaching-sessions/{id}': {
    summary: 'Supprime une séance de coaching, ou l’archive si quelqu’un y est inscrit ou l’a dans son panier',
    access: 'staff',
    right: 'coaching-sessions.delete',
    params: z.object({ id }),
    response: messageOnly,
    refusals: ['coaching_session_not_found'],
  },
  'GET /coaching-sessions/{id}/cancellation': {
    summary: 'Ce que ferait l’annulation : les personnes prévenues, et l’argent à rembourser',
    access: 'staff',
    right: 'coaching-sessions.delete',
    params: z.object({ id }),
    response: single(cancellation),
    refusals: ['coaching_session_not_found', 'already_called_off', 'too_late_to_call_off'],
  },
  'POST /coaching-sessions/{id}/cancel': {
    summary:
      'Annule une séance de coaching : ses places sont annulées, les inscrits prévenus, les commandes payées signalées',
    access: 'staff',
    right: 'coaching-sessions.delete',
    params: z.object({ id }),
    body: cancellationInput,
    response: single(coachingSession),
    refusals: ['coaching_session_not_found', 'already_called_off', 'too_late_to_call_off'],
  },
});
