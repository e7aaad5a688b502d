import { z } from 'zod';
import { holdsAddress, NAME_HOLDS_ADDRESS } from './auth.ts';
import { clearable, SEAT_STATUSES } from './course-fields.ts';
import { endpoints } from './endpoint.ts';
import { email, id, instant, messageOnly, requiredText, single, text } from './fields.ts';
import { pageOf } from './page.ts';
import { isVisitorPhone } from './phones.ts';
import { picture } from './pictures.ts';
import { staffQuery } from './staff-lists.ts';

export const seminarRegistration = z.object({
  id,
  seminarId: id,
  userId: id.nullable(),
  orderId: id.nullable(),
  orderNumber: z.string().nullable(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  status: z.enum(SEAT_STATUSES),
  isBought: z.boolean().describe('Acheté par le compte qui a la place : il peut dire qui viendra'),
  createdAt: instant,
  seminar: z.object({
    id,
    slug: z.string(),
    title: z.string(),
    startDate: instant,
    endDate: instant.nullable(),
    location: z.string(),
    venue: z.string(),
    address: z.string(),
    picture: picture.nullable(),
    isPublished: z.boolean().describe('A une page dans la boutique'),
  }),
});
export type SeminarRegistration = z.infer<typeof seminarRegistration>;

const PHONE_SIGNS = /^[+\d\s().-]*$/;
const EMAIL = /^$|^[^@\s]+@[^@\s]+\.[^@\s]+$/;

const registrationInput = z.strictObject({
  seminarId: id,
  userId: id.nullish(),
  orderId: id.nullish(),
  fullName: requiredText('Le nom est requis', 200).optional().describe('À défaut, celui du compte'),
  email: clearable(text(254).toLowerCase().regex(EMAIL, "Format d'email invalide")),
  phone: clearable(text(30).regex(PHONE_SIGNS, 'Le numéro de téléphone est invalide')),
  status: z.enum(SEAT_STATUSES, 'Statut inconnu').optional(),
});
export type RegistrationInput = z.output<typeof registrationInput>;

const newRegistration = registrationInput.refine(({ userId, fullName }) => userId != null || fullName !== undefined, {
  path: ['fullName'],
  error: 'Le nom est requis',
});
const registrationChange = registrationInput.partial();
export type RegistrationChange = z.output<typeof registrationChange>;

/** Who comes, as their seat's buyer says it: the shop then writes to an address that nobody has proved, so that the name holds none. */
export const participantInput = z.strictObject({
  fullName: requiredText('Le nom est requis', 200).refine((name) => !holdsAddress(name), NAME_HOLDS_ADDRESS.lastName),
  email: email(),
  phone: text(30)
    .refine((phone) => phone === '' || isVisitorPhone(phone), 'Le numéro de téléphone est invalide')
    .default(''),
});
export type Participant = z.output<typeof participantInput>;

export const registrationQuery = staffQuery(['createdAt', 'fullName'], {
  seminarId: id.optional(),
  userId: id.optional(),
  orderId: id.optional(),
  status: z.enum(SEAT_STATUSES, 'Statut inconnu').optional(),
});
export type RegistrationQuery = z.output<typeof registrationQuery>;

export const seminarRegistrationEndpoints = endpoints({
  'GET /seminar-registrations': {
    summary: 'Les inscriptions aux séminaires ; un client voit les siennes',
    access: 'shopper-or-staff',
    right: 'seminar-registrations.read',
    query: registrationQuery,
    response: pageOf(seminarRegistration),
  },
  'GET /seminar-registrations/{id}': {
    summary: 'Une inscription à un séminaire',
    access: 'shopper-or-staff',
    right: 'seminar-registrations.read',
    params: z.object({ id }),
    response: single(seminarRegistration),
    refusals: ['registration_not_found'],
  },
  'POST /seminar-registrations': {
    summary: 'Inscrit une personne à un séminaire, tant qu’il reste des places',
    access: 'staff',
    right: 'seminar-registrations.write',
    body: newRegistration,
    status: 201,
    response: single(seminarRegistration),
    refusals: ['seminar_not_found', 'account_not_found', 'order_not_found', 'no_seat_left', 'called_off'],
  },
  'PUT /seminar-registrations/{id}': {
    summary: 'Change une inscription : présence, annulation, coordonnées',
    access: 'staff',
    right: 'seminar-registrations.write',
    params: z.object({ id }),
    body: registrationChange,
    response: single(seminarRegistration),
    refusals: [
      'registration_not_found',
      'seminar_not_found',
      'account_not_found',
      'order_not_found',
      'no_seat_left',
      'called_off',
    ],
  },
  'PUT /seminar-registrations/{id}/participant': {
    summary: 'Dit qui viendra sur une place que le client a achetée, avant le début du séminaire',
    faultMessage: 'Erreur lors de l’enregistrement du participant',
    access: 'shopper',
    params: z.object({ id }),
    body: participantInput,
    response: single(seminarRegistration),
    refusals: ['registration_not_found', 'seat_not_nameable', 'too_many_requests'],
  },
  'DELETE /seminar-registrations/{id}': {
    summary: 'Supprime une inscription : sa place est libre',
    access: 'staff',
    right: 'seminar-registrations.delete',
    params: z.object({ id }),
    response: messageOnly,
    refusals: ['registration_not_found'],
  },
});
