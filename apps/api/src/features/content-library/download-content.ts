import { hash } from 'node:crypto';
import type { FileAnswer } from '#platform/http/file-answer';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { Session } from '#platform/session';
import { countDownload } from './content-library.queries.ts';
import { findContentFor } from './read-content.ts';

/** Each file has a key of its own, which stays between the shop and its disk. */
function etagOf(fileKey: string): string {
  return `"${hash('sha256', fileKey, 'base64url').slice(0, 22)}"`;
}

/** The bytes of a document for whoever may read it; what readers take is counted once, where it is begun; what the team takes is not. */
export async function downloadContent(
  platform: Platform,
  session: Session | undefined,
  { id, isBegun }: { id: string; isBegun: boolean },
): Promise<FileAnswer> {
  const { title, fileKey, fileName, mimeType, size } = await findContentFor(platform, session, id);
  if (fileKey === null || !(await platform.files.exists(fileKey))) throw new Problem('content_not_found');
  if (isBegun && session?.kind !== 'staff') await countDownload(platform.db, id);
  const content = await platform.files.getStream(fileKey);
  const file = { name: fileName ?? title, type: mimeType ?? 'application/octet-stream', content };
  return size === null ? file : { ...file, size, etag: etagOf(fileKey) };
}
