import type { FileAnswer } from '#platform/http/file-answer';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { Session } from '#platform/session';
import { countDownload } from './content-library.queries.ts';
import { findContentFor } from './read-content.ts';

/** The bytes of a document for whoever may read it; what readers take is counted, what the team takes is not. */
export async function downloadContent(
  platform: Platform,
  session: Session | undefined,
  id: string,
): Promise<FileAnswer> {
  const { title, fileKey, fileName, mimeType, size } = await findContentFor(platform, session, id);
  if (fileKey === null || !(await platform.files.exists(fileKey))) throw new Problem('content_not_found');
  if (session?.kind !== 'staff') await countDownload(platform.db, id);
  return {
    name: fileName ?? title,
    type: mimeType ?? 'application/octet-stream',
    content: await platform.files.getStream(fileKey),
    ...(size !== null && { size }),
  };
}
