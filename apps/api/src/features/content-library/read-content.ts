import type { ContentItem } from '@tokpa/contract';
import { API_PREFIX } from '#platform/http/routes';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import { type Session, staffWith } from '#platform/session';
import { followedFormationsAsked } from './content-library.events.ts';
import { selectContent, type ContentRow, type Reader } from './content-library.queries.ts';

/** Where the file is kept stays between the shop and its disk. */
export function toContentItem({ fileKey, ...content }: ContentRow): ContentItem {
  return { ...content, fileUrl: fileKey === null ? null : `${API_PREFIX}/content-library/${content.id}/file` };
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
