import { z } from 'zod';
import { openDocument } from './content-library.ts';
import { clearableText, courseFields, courseInput, courseQuery, durationInput } from './course-fields.ts';
import { endpoints } from './endpoint.ts';
import { count, id, idOrSlug, instant, messageOnly, requiredText, single, text, wholeNumber } from './fields.ts';
import { pageOf } from './page.ts';
import { FORMATION_LEVELS } from './course-labels.ts';

export { FORMATION_LEVEL_LABELS, FORMATION_LEVELS, type FormationLevel } from './course-labels.ts';

export const lesson = z.object({
  id,
  title: z.string(),
  durationMinutes: z.int().positive().nullable(),
  isPreview: z.boolean().describe('Ouverte à tous'),
  content: z.string().nullable().describe('HTML ; null quand il faut être inscrit pour la lire'),
  videoUrl: z.string().nullable(),
  documentUrl: z.string().nullable(),
});
export type Lesson = z.infer<typeof lesson>;

export const formationModule = z.object({ id, title: z.string(), lessons: z.array(lesson) });
export type FormationModule = z.infer<typeof formationModule>;

export const formation = z.object({
  ...courseFields,
  content: z.string(),
  duration: z.string(),
  level: z.enum(FORMATION_LEVELS),
  isAvailable: z.boolean().describe('Peut être mise au panier'),
  modulesCount: count,
  lessonsCount: count,
  createdAt: instant,
  updatedAt: instant,
});
export type Formation = z.infer<typeof formation>;

export const formationDetail = formation.extend({
  modules: z.array(formationModule),
  documents: z.array(openDocument).describe('Ceux que tout le monde lit'),
});
export type FormationDetail = z.infer<typeof formationDetail>;

const link = text(500)
  .pipe(z.literal('').or(z.url({ protocol: /^https?$/, error: 'Une adresse en http:// ou https:// est attendue' })))
  .nullish();

const lessonInput = z.strictObject({
  id: id.optional().describe('Celui d’une leçon qui est déjà là : elle est changée'),
  title: requiredText('Le titre de la leçon est requis', 200),
  content: clearableText(100_000),
  videoUrl: link,
  documentUrl: link,
  durationMinutes: wholeNumber.min(1).max(10_000).nullish(),
  isPreview: z.boolean().optional(),
});

const moduleInput = z.strictObject({
  id: id.optional(),
  title: requiredText('Le titre du module est requis', 200),
  lessons: z.array(lessonInput).max(200).default([]),
});
export type ModuleInput = z.output<typeof moduleInput>;

/** A book of five hundred pages. */
const LESSONS_LENGTH_MAX = 1_000_000;
// What the most of the longest lessons weigh in three bytes a letter, with their ids and the names of their fields.
const FORMATION_MEGABYTES = 8;

function lengthOf(modules: readonly ModuleInput[]): number {
  return modules
    .flatMap(({ lessons }) => lessons)
    .flatMap(({ title, content, videoUrl, documentUrl }) => [title, content, videoUrl, documentUrl])
    .reduce((sum, written) => sum + (written?.length ?? 0), 0);
}

const modulesInput = z
  .array(moduleInput)
  .max(100)
  .refine(
    (modules) => lengthOf(modules) <= LESSONS_LENGTH_MAX,
    'Les leçons font ensemble plus d’un million de caractères : répartissez-les en deux formations',
  );

const formationInput = z.strictObject({
  ...courseInput,
  content: clearableText(100_000),
  duration: durationInput,
  level: z.enum(FORMATION_LEVELS, 'Niveau inconnu').optional(),
  modules: modulesInput
    .optional()
    .describe('Dans leur ordre ; ce qui n’y est plus est retiré. Un million de caractères au plus en tout'),
});
const formationChange = formationInput.partial();
export type FormationChange = z.output<typeof formationChange>;

export const formationQuery = courseQuery(['createdAt', 'title', 'price', 'updatedAt'], {
  level: z.enum(FORMATION_LEVELS, 'Niveau inconnu').optional(),
});
export type FormationQuery = z.output<typeof formationQuery>;

export const formationEndpoints = endpoints({
  'GET /formations': {
    summary: 'Les formations ; le public ne voit que celles en ligne',
    access: 'public',
    right: 'formations.read',
    cacheable: true,
    query: formationQuery,
    response: pageOf(formation),
  },
  'GET /formations/{id}': {
    summary: 'Une formation, par identifiant ou par slug, avec ses modules et les titres de ses leçons',
    access: 'public',
    right: 'formations.read',
    cacheable: true,
    params: z.object({ id: idOrSlug }),
    response: single(formationDetail),
    refusals: ['formation_not_found'],
  },
  'POST /formations': {
    summary: 'Crée une formation',
    access: 'staff',
    right: 'formations.write',
    files: { image: 'picture' },
    bodyMegabytes: FORMATION_MEGABYTES,
    body: formationInput,
    status: 201,
    response: single(formationDetail),
    refusals: ['slug_taken'],
  },
  'PUT /formations/{id}': {
    summary: 'Change une formation ; ce qui n’est pas envoyé reste',
    access: 'staff',
    right: 'formations.write',
    files: { image: 'picture' },
    bodyMegabytes: FORMATION_MEGABYTES,
    params: z.object({ id }),
    body: formationChange,
    response: single(formationDetail),
    refusals: ['formation_not_found', 'slug_taken'],
  },
  'DELETE /formations/{id}': {
    summary: 'Supprime une formation, ou l’archive si quelqu’un l’a commandée ou l’a dans son panier',
    access: 'staff',
    right: 'formations.delete',
    params: z.object({ id }),
    response: messageOnly,
    refusals: ['formation_not_found'],
  },
});
