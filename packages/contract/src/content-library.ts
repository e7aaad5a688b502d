import { z } from 'zod';
import { endpoints, type Sent } from './endpoint.ts';
import { download } from './download.ts';
import { count, id, instant, messageOnly, requiredText, single, text } from './fields.ts';
import { pageOf } from './page.ts';
import { optionalText } from './publications.ts';
import { staffQuery } from './staff-lists.ts';

export const CONTENT_TYPES = ['PDF', 'VIDEO', 'AUDIO', 'IMAGE', 'LINK'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];
export const CONTENT_TYPE_LABELS: Readonly<Record<ContentType, string>> = {
  PDF: 'PDF',
  VIDEO: 'Vidéo',
  AUDIO: 'Audio',
  IMAGE: 'Image',
  LINK: 'Lien',
};

const type = z.enum(CONTENT_TYPES, 'Type inconnu');

export const contentItem = z.object({
  id,
  title: z.string(),
  description: z.string(),
  type,
  url: z.string().nullable().describe('Une adresse ailleurs ; null quand la boutique garde le fichier'),
  fileUrl: z.string().nullable().describe('Où le fichier se télécharge'),
  fileName: z.string().nullable(),
  mimeType: z.string().nullable(),
  size: count.nullable().describe('En octets'),
  category: z.string(),
  isPublic: z.boolean().describe('false : pour les inscrits de la formation'),
  formationId: id.nullable(),
  formation: z.object({ id, title: z.string(), slug: z.string() }).nullable(),
  downloadsCount: count,
  createdAt: instant,
  updatedAt: instant,
});
export type ContentItem = z.infer<typeof contentItem>;

/** What is for everybody, as the page of its formation shows it. */
export const openDocument = contentItem.pick({ id: true, title: true, url: true, fileUrl: true });
export type OpenDocument = z.infer<typeof openDocument>;

const title = requiredText('Le titre est requis', 200);
const others = {
  description: optionalText(2000),
  type: type.optional().describe('Avec un fichier : celui de son contenu'),
  url: text(2000)
    .refine((written) => written === '' || isWebAddress(written), 'Une adresse en http:// ou https://')
    .nullish(),
  category: optionalText(80),
  isPublic: z.boolean().optional(),
  formationId: id.nullish(),
};
const contentInput = z.strictObject({ title, ...others });
const contentChange = z.strictObject({ title: title.optional(), ...others });
export type ContentChange = z.output<typeof contentChange>;

/** The address is shown and opened by people; the shop itself never asks for it. */
function isWebAddress(written: string): boolean {
  return /^https?:\/\//i.test(written) && URL.canParse(written);
}

export const SOURCE_REQUIRED = 'Choisissez un fichier ou indiquez une adresse.';

/** A document is a file or an address; a file says its type, an address is a link unless said otherwise. */
function missingSource({ body: { type: asked, url }, files: sent }: Sent): Record<string, string> {
  if (sent.includes('file') || (typeof url === 'string' && url.trim() !== '')) return {};
  if (asked === 'LINK') return { url: 'L’adresse du lien est requise' };
  return { file: SOURCE_REQUIRED, ...(!asked && { type: 'Le type est requis sans fichier ni adresse' }) };
}

export const contentQuery = staffQuery(['createdAt', 'title', 'size', 'downloadsCount'], {
  type: type.optional(),
  category: text(80).optional(),
  formationId: id.optional(),
  isPublic: z.stringbool('Valeur invalide').optional(),
});
export type ContentQuery = z.output<typeof contentQuery>;

const files = { file: 'document' } as const;
const params = z.object({ id });

export const contentLibraryEndpoints = endpoints({
  'GET /content-library': {
    summary: 'Les documents : ceux de tout le monde, ceux des formations que l’on suit, tous pour le personnel',
    access: 'public',
    right: 'content-library.read',
    query: contentQuery,
    response: pageOf(contentItem),
  },
  'GET /content-library/{id}': {
    summary: 'Un document',
    access: 'public',
    right: 'content-library.read',
    params,
    response: single(contentItem),
    refusals: ['content_not_found'],
  },
  'GET /content-library/{id}/file': {
    summary: 'Le fichier d’un document, à télécharger ; avec « Range », la suite de ce qui est déjà là (206)',
    access: 'public',
    right: 'content-library.read',
    params,
    file: 'application/octet-stream',
    response: download,
    refusals: ['content_not_found', 'range_not_satisfiable'],
  },
  'POST /content-library': {
    summary: 'Ajoute un document : un fichier, ou une adresse',
    access: 'staff',
    right: 'content-library.write',
    body: contentInput,
    files,
    missing: missingSource,
    status: 201,
    response: single(contentItem),
  },
  'PUT /content-library/{id}': {
    summary: 'Modifie un document ; ce qui n’est pas envoyé reste',
    access: 'staff',
    right: 'content-library.write',
    params,
    body: contentChange,
    files,
    response: single(contentItem),
    refusals: ['content_not_found'],
  },
  'DELETE /content-library/{id}': {
    summary: 'Supprime un document et son fichier',
    access: 'staff',
    right: 'content-library.delete',
    params,
    response: messageOnly,
    refusals: ['content_not_found'],
  },
});
