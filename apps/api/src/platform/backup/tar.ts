import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';
import { RestoreError } from './restore-error.ts';

/** What goes into an archive: its name there, and its bytes or the file that holds them. */
export type TarEntry = { name: string; bytes: Buffer } | { name: string; file: string };

async function add(archive: Pack, entry: TarEntry, mtime: Date): Promise<void> {
  const { name } = entry;
  if ('bytes' in entry) {
    archive.entry({ name, mtime, mode: 0o600 }, entry.bytes);
    return;
  }
  const { size } = await stat(entry.file);
  const place = archive.entry({ name, mtime, mode: 0o600, size });
  // Exactly as long as its header says, should something still be added to the file.
  const content = size > 0 ? createReadStream(entry.file, { end: size - 1 }) : Readable.from([]);
  await pipeline(content, place);
}

/** A tar archive of these entries, one after the other: nothing is held in memory that is not being written. */
export function writeTar(entries: AsyncIterable<TarEntry>, mtime: Date): Readable {
  const archive = pack();
  const fill = async () => {
    for await (const entry of entries) await add(archive, entry, mtime);
    archive.finalize();
  };
  fill().catch((error: unknown) => archive.destroy(error as Error));
  return Readable.from(archive);
}

function unreadable(error: unknown): RestoreError {
  if (error instanceof RestoreError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const sentence = `Cette archive ne peut pas être lue jusqu’au bout (${reason}) : la boutique n’a pas changé.`;
  return new RestoreError(sentence, { cause: error });
}

/** Whoever reads on in an entry meets the same sentence as who waits for the next one. */
async function* unzip(file: string): AsyncGenerator<Buffer> {
  const unzipped = createGunzip();
  createReadStream(file)
    .once('error', (error) => unzipped.destroy(error))
    .pipe(unzipped);
  try {
    for await (const piece of unzipped) yield piece as Buffer;
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * The entries of a `.tar.gz` file in their order; each is read to its end, or left, before the next one comes. Throws RestoreError when
 * the file is no archive or ends before its end.
 */
export async function* readTarGz(file: string): AsyncGenerator<{ name: string; content: Readable }> {
  const entries = extract();
  let fault: unknown;
  const reading = pipeline(unzip(file), entries).catch((error: unknown) => {
    fault = error;
  });
  try {
    for await (const entry of entries) {
      yield { name: entry.header.name, content: Readable.from(entry) };
      entry.resume();
    }
  } catch (error) {
    throw unreadable(error);
  }
  await reading;
  if (fault !== undefined) throw unreadable(fault);
}
