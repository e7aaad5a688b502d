import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

const PART = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.part$/;

/** Whether a file of this name is one that `writeWhole` has not finished. */
export const isPart = (name: string) => PART.test(name);

/**
 * Writes a file that is there whole or not at all, after a full disk, a killed process or a power cut too, and to several processes that
 * write it at once. Makes its folder. Throws what the system throws, or what reading `contents` throws; then nothing is left.
 */
export async function writeWhole(
  file: string,
  contents: string | Uint8Array | Readable,
  signal?: AbortSignal,
): Promise<void> {
  // What it stands beside is on the same disk, where a rename is all or nothing.
  const part = `${file}.${crypto.randomUUID()}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  try {
    // Without the flush, a power cut may keep the name and lose the bytes.
    await writeFile(part, contents, { flush: true, signal });
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
}
