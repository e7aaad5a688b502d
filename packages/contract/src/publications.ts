import { z } from 'zod';
import { instant, text } from './fields.ts';
import { orRequired } from './french-errors.ts';

/** What the shop writes for its readers: articles, recipes. */
export const PUBLICATION_STATUSES = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number];

export const PUBLICATION_STATUS_LABELS: Readonly<Record<PublicationStatus, string>> = {
  DRAFT: 'Brouillon',
  PUBLISHED: 'Publié',
  ARCHIVED: 'Archivé',
};

export const PUBLICATIONS_PER_PAGE = 12;

export const publicationStatus = z.enum(PUBLICATION_STATUSES, orRequired('Statut inconnu'));

/** A slug chosen by hand; left empty, it is made of the title. */
export const chosenSlug = z
  .string()
  .trim()
  .max(200, 'Maximum 200 caractères')
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Seulement des lettres sans accent, des chiffres et des traits d’union')
  .nullish()
  .describe('Vide : fait du titre');

/** A picture in JSON: empty removes it, its own address keeps it. A new one comes as a file of the same name. */
export const keptImage = text(300)
  .nullish()
  .describe('Vide : retire l’image ; son adresse : la garde. Une nouvelle vient en fichier, dans un formulaire');

/** With a decision: what a colleague has decided meanwhile is not undone by somebody who has not seen it. */
export const readBefore = instant
  .optional()
  .describe('Celui de ce qui a été lu avant de décider : si cela a changé depuis, rien n’est décidé');

/** A text that a form may leave out, empty or null: all three mean that there is none. */
export function optionalText(max: number) {
  return text(max).nullish();
}
