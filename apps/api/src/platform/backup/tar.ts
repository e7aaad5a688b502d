import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

const BLOCK = 512;
const LONGEST_NAME = 100;
const LONGEST_PREFIX = 155;

/** What goes into an archive: its name there, and its bytes or the file that holds them. */
export type TarEntry = { name: string; bytes: Buffer } | { name: string; file: string };

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** A long path is parted at a slash: the format has two fields for it. */
function splitName(name: string): { name: string; prefix: string } {
  if (Buffer.byteLength(name) <= LONGEST_NAME) return { name, prefix: '' };
  const at = name.indexOf('/', name.length - LONGEST_NAME - 1);
  const parts = { prefix: name.slice(0, at), name: name.slice(at + 1) };
  const fits =
    at > 0 && Buffer.byteLength(parts.name) <= LONGEST_NAME && Buffer.byteLength(parts.prefix) <= LONGEST_PREFIX;
  if (!fits) throw new Error(`the name is too long for an archive: ${name}`);
  return parts;
}

/** The header of one file (POSIX ustar). */
function header(path: string, size: number, mtime: Date): Buffer {
  const block = Buffer.alloc(BLOCK);
  const { name, prefix } = splitName(path);
  block.write(name, 0);
  block.write(octal(0o600, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(Math.floor(mtime.getTime() / 1000), 12), 136);
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 7)} `, 148);
  return block;
}

function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** The bytes of a tar archive, file after file: nothing is held in memory that is not being written. */
export async function* writeTar(entries: AsyncIterable<TarEntry>, mtime: Date): AsyncGenerator<Buffer> {
  for await (const entry of entries) {
    const size = 'bytes' in entry ? entry.bytes.byteLength : (await stat(entry.file)).size;
    yield header(entry.name, size, mtime);
    if ('bytes' in entry) yield entry.bytes;
    // Exactly as long as the header says, should something still be added to the file.
    else if (size > 0) yield* createReadStream(entry.file, { end: size - 1 }) as AsyncIterable<Buffer>;
    yield padding(size);
  }
  yield Buffer.alloc(BLOCK * 2);
}
