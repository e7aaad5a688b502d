import path from 'node:path';
import type { Readable } from 'node:stream';
import type { DriveDirectory, DriveFile } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { WriteOptions } from 'flydrive/types';
import { isPart, writeWhole } from './write-whole.ts';

function* withoutParts<Listed extends DriveFile | DriveDirectory>(objects: Iterable<Listed>): Generator<Listed> {
  for (const object of objects) if (!isPart(object.name)) yield object;
}

/**
 * Files below a folder that are there whole or not at all, after a full disk, a killed process or a power cut too: many are named by
 * their content and never written again, so that half of one would stay for ever.
 */
export class WholeFilesDriver extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'public' });
    this.#folder = folder;
  }

  override put(key: string, contents: string | Uint8Array, options?: WriteOptions): Promise<void> {
    return this.#write(key, contents, options?.['signal']);
  }

  override putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    // It may fail before it is read, and an error that nobody listens to ends the process. Reading it then throws the same error.
    contents.once('error', () => undefined);
    return this.#write(key, contents, options?.['signal']);
  }

  /** What a killed process left unfinished is no file of the shop. */
  override async listAll(prefix: string, options?: Parameters<FSDriver['listAll']>[1]) {
    const { objects, ...page } = await super.listAll(prefix, options);
    return { ...page, objects: withoutParts(objects) };
  }

  /** The driver's own writing is not used: it answers for a stream that failed while its file may yet be made. */
  #write(key: string, contents: string | Uint8Array | Readable, signal?: AbortSignal): Promise<void> {
    return writeWhole(path.join(this.#folder, key), contents, signal);
  }
}
