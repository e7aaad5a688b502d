import type { ContentItem, OpenDocument } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { API_PREFIX } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { type Session, staffWith } from '#platform/session';
import { followedFormationsAsked } from './content-library.events.ts';
import { selectContent, selectOpenDocuments, type ContentRow, type Reader } from './content-library.queries.ts';

/** What shows documents of the library to everybody is tagged with it. */
export const LIBRARY_TAG = 'content-library';

/** Where the file is kept stays between the shop and its disk. */
function fileUrlOf({ id, fileKey }: Pick<ContentRow, 'id' | 'fileKey'>): string | null {
  return fileKey === null ? null : `${API_PREFIX}/content-library/${id}/file`;
}

export function toContentItem({ fileKey, ...content }: ContentRow): ContentItem {
  return { ...content, fileUrl: fileUrlOf({ id: content.id, fileKey }) };
}

/** The documents of a formation that are for everybody; what shows them names `LIBRARY_TAG`. */
export async function findOpenDocuments(db: Db, formationId: string): Promise<OpenDocument[]> {
  const rows = await selectOpenDocuments(db, formationId);
  return rows.map(({ id, title, url, fileKey }) => ({ id, title, url, fileUrl: fileUrlOf({ id, fileKey }) }));
}

/** What this person may read. */
export async function readerFor({ db, events }: Platform, session: Session | undefined): Promise<Reader> {
  if (staffWith(session, 'content-library.read')) return 'staff';
  const formationIds = new Set<string>();
  if (session?.kind === 'shopper')
    await events.emit(db, followedFormationsAsked, { userId: session.userId, formationIds });
  return { formationIds: [...formationIds] };
}

/** Throws `content_not_found` for what is not there and for what is not for this person: nobody learns which. */
export async function findContentFor(
  platform: Platform,
  session: Session | undefined,
  id: string,
): Promise<ContentRow> {
  const content = await selectContent(platform.db, id, { reader: await readerFor(platform, session) });
  if (!content) throw new Problem('content_not_found');
  return content;
}
