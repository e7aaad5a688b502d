import path from 'node:path';
import type { ContentType } from '@tokpa/contract';
import type { Files } from '#platform/files';
import type { UploadedFile } from '#platform/http/forms';
import { invalidField } from '#platform/problem';
import { reencodeUploadedPicture } from '#platform/uploaded-pictures';

// What a browser may run has no place here: pages, scripts and drawings with scripts are refused, whatever they are called.
const TYPES: Readonly<Record<string, ContentType>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'IMAGE',
  'image/png': 'IMAGE',
  'image/webp': 'IMAGE',
  'image/gif': 'IMAGE',
  'image/avif': 'IMAGE',
  'audio/mpeg': 'AUDIO',
  'audio/mp4': 'AUDIO',
  'audio/x-m4a': 'AUDIO',
  'audio/aac': 'AUDIO',
  'audio/ogg': 'AUDIO',
  'audio/opus': 'AUDIO',
  'audio/flac': 'AUDIO',
  'audio/wav': 'AUDIO',
  'audio/amr': 'AUDIO',
  'video/mp4': 'VIDEO',
  'video/x-m4v': 'VIDEO',
  'video/webm': 'VIDEO',
  'video/quicktime': 'VIDEO',
  'video/matroska': 'VIDEO',
  'video/x-matroska': 'VIDEO',
  'video/ogg': 'VIDEO',
  'video/3gpp': 'VIDEO',
};

export type KeptDocument = { type: ContentType; key: string; name: string; mimeType: string; size: number };

const LONGEST_STEM = 120;

/** The sender's name for the file, with its true ending. */
function nameWith(extension: string, given: string): string {
  const stem = Array.from(path.parse(given).name).slice(0, LONGEST_STEM).join('').trimEnd();
  return `${stem || 'document'}.${extension}`;
}

async function typeOf(file: UploadedFile) {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(file.path);
  const type = found && TYPES[found.mime.split(';', 1)[0] ?? ''];
  if (!found || !type)
    throw invalidField(
      'file',
      'Ce fichier n’est ni un PDF, ni une image, ni un son, ni une vidéo que nous savons lire.',
    );
  return { type, mimeType: found.mime, extension: found.ext };
}

type Kept = Pick<KeptDocument, 'type' | 'key' | 'mimeType'>;

/** A picture is kept as its pixels alone, everything else as it came. Answers the size of what is kept. */
async function keepContent(files: Files, upload: UploadedFile, { type, key, mimeType }: Kept): Promise<number> {
  const options = { contentType: mimeType, visibility: 'private' } as const;
  if (type !== 'IMAGE') {
    await files.copyFromFs(upload.path, key, options);
    return upload.size;
  }
  const bytes = await reencodeUploadedPicture(upload);
  await files.put(key, bytes, options);
  return bytes.length;
}

/** Keeps a document under a name of our own, outside whatever is served. Throws 422 when its content is of no known type. */
export async function keepDocument(files: Files, uploads: readonly UploadedFile[]): Promise<KeptDocument | undefined> {
  const upload = uploads.findLast(({ field }) => field === 'file');
  if (!upload) return undefined;
  const { type, mimeType, extension } = await typeOf(upload);
  const key = `library/${crypto.randomUUID()}.${extension}`;
  const size = await keepContent(files, upload, { type, key, mimeType });
  return { type, key, name: nameWith(extension, upload.filename), mimeType, size };
}
