import {
  CONTENT_TYPE_LABELS,
  type ContentChange,
  type ContentItem,
  type ContentType,
  SOURCE_REQUIRED,
} from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { UploadedFile } from '#platform/http/forms';
import { kept } from '#platform/kept';
import type { Platform } from '#platform/platform';
import { invalidField, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import {
  deleteContent,
  insertContent,
  isFormation,
  selectContent,
  updateContent,
  type ContentColumns,
  type ContentRow,
} from './content-library.queries.ts';
import { keepDocument, type KeptDocument } from './keep-document.ts';
import { LIBRARY_TAG, toContentItem } from './read-content.ts';

type Writing = { change: ContentChange; files: readonly UploadedFile[] };
type Source = Pick<ContentColumns, 'type' | 'url' | 'file_key' | 'file_name' | 'mime_type' | 'size'>;

const NO_FILE = { file_key: null, file_name: null, mime_type: null, size: null };

function checkType(asked: ContentType | undefined, is: ContentType): void {
  if (asked === undefined || asked === is) return;
  throw invalidField('type', `Ce fichier est de type « ${CONTENT_TYPE_LABELS[is]} ».`);
}

function sourceAsItWas(current: ContentRow, asked: ContentType | undefined): Source {
  const { type, url, fileKey, fileName, mimeType, size } = current;
  // What a file is, its content says; what lies behind an address, only a person knows.
  if (fileKey !== null) checkType(asked, type);
  return {
    type: fileKey === null ? (asked ?? type) : type,
    url,
    file_key: fileKey,
    file_name: fileName,
    mime_type: mimeType,
    size,
  };
}

/** At another address it is still the video that somebody said it is. */
function typeOfAddress(current: ContentRow | undefined): ContentType {
  return current && current.fileKey === null ? current.type : 'LINK';
}

/** A document is a file or an address, the one sent last: a file takes the place of an address and the other way round. */
function sourceOf(change: ContentChange, document: KeptDocument | undefined, current: ContentRow | undefined): Source {
  if (document) {
    checkType(change.type === current?.type ? undefined : change.type, document.type);
    const { type, key, name, mimeType, size } = document;
    return { type, url: null, file_key: key, file_name: name, mime_type: mimeType, size };
  }
  if (change.url) return { type: change.type ?? typeOfAddress(current), url: change.url, ...NO_FILE };
  if (!current || (current.url !== null && change.url !== undefined))
    throw invalidField(change.type === 'LINK' ? 'url' : 'file', SOURCE_REQUIRED);
  return sourceAsItWas(current, change.type);
}

const NEW_CONTENT = { title: '', description: '', category: '', isPublic: false, formationId: null } as const;

async function checkFormation(tx: Db, formationId: string | null): Promise<void> {
  if (formationId === null || (await isFormation(tx, formationId))) return;
  throw invalidField('formationId', 'Cette formation n’existe plus.');
}

async function columnsOf(
  tx: Db,
  { change, document, current }: { change: ContentChange; document: KeptDocument | undefined; current?: ContentRow },
): Promise<ContentColumns> {
  const base = current ?? NEW_CONTENT;
  const formationId = kept<string | null>(change.formationId, base.formationId, null);
  await checkFormation(tx, formationId);
  return {
    title: change.title ?? base.title,
    description: kept(change.description, base.description, ''),
    category: kept(change.category, base.category, ''),
    is_public: change.isPublic ?? base.isPublic,
    formation_id: formationId,
    ...sourceOf(change, document, current),
  };
}

async function findContentOrThrow(tx: Db, id: string): Promise<ContentRow> {
  const content = await selectContent(tx, id, { reader: 'staff', lock: true });
  if (!content) throw new Problem('content_not_found');
  return content;
}

/** A file that no row names any more; one that stays behind takes room and does no harm. */
async function forget(platform: Platform, key: string | null): Promise<void> {
  if (key === null) return;
  await platform.files.delete(key).catch((error: unknown) => {
    platform.log.warn({ err: error, key }, 'a document of the library stayed behind');
  });
}

/** Does the writing with the document that came; when it fails, the document goes too. */
async function withDocument<T>(
  platform: Platform,
  files: readonly UploadedFile[],
  write: (document: KeptDocument | undefined) => Promise<T>,
): Promise<T> {
  const document = await keepDocument(platform.files, files);
  try {
    return await write(document);
  } catch (error) {
    await forget(platform, document?.key ?? null);
    throw error;
  }
}

export function createContent(platform: Platform, by: StaffSession, { change, files }: Writing): Promise<ContentItem> {
  return withDocument(platform, files, (document) =>
    platform.transact(async (tx) => {
      const columns = await columnsOf(tx, { change, document });
      const id = await insertContent(tx, { ...columns, created_at: platform.clock.now() });
      const after = toContentItem(await findContentOrThrow(tx, id));
      await recordAct(tx, by, { act: 'create', resource: 'content-library', id, after });
      platform.dropTags(tx, LIBRARY_TAG);
      return after;
    }),
  );
}

export async function changeContent(
  platform: Platform,
  by: StaffSession,
  { id, change, files }: Writing & { id: string },
): Promise<ContentItem> {
  const { before, after } = await withDocument(platform, files, (document) =>
    platform.transact(async (tx) => {
      const current = await findContentOrThrow(tx, id);
      await updateContent(tx, id, await columnsOf(tx, { change, document, current }));
      const changed = await findContentOrThrow(tx, id);
      await recordAct(tx, by, {
        act: 'update',
        resource: 'content-library',
        id,
        before: toContentItem(current),
        after: toContentItem(changed),
      });
      platform.dropTags(tx, LIBRARY_TAG);
      return { before: current, after: changed };
    }),
  );
  if (before.fileKey !== after.fileKey) await forget(platform, before.fileKey);
  return toContentItem(after);
}

export async function removeContent(platform: Platform, by: StaffSession, id: string): Promise<void> {
  const removed = await platform.transact(async (tx) => {
    const before = await findContentOrThrow(tx, id);
    await deleteContent(tx, id);
    await recordAct(tx, by, { act: 'delete', resource: 'content-library', id, before: toContentItem(before) });
    platform.dropTags(tx, LIBRARY_TAG);
    return before;
  });
  await forget(platform, removed.fileKey);
}
