import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { Picture } from '@tokpa/contract';
import type { Files } from './files.ts';

/** Where pictures are served; the file's name is made of its content, so that it may be kept for ever. */
export const MEDIA_PREFIX = '/media/';

/** What `storePicture` writes below it, and nothing else of the shop's files; the group is the format. */
export const MEDIA_FILE = /^[\da-f]{16}\/\d{1,4}\.(avif|webp|jpeg)$/;

const WIDTHS = [160, 320, 640, 960] as const;
const WIDEST = Math.max(...WIDTHS);
// WebP holds no more rows.
const TALLEST = 16_383;
const FORMATS = ['avif', 'webp', 'jpeg'] as const;
type Format = (typeof FORMATS)[number];

/** `…/640.avif` → `…/320.avif`, the next narrower width that a picture may have; the same where there is none. */
export function narrower(mediaFile: string): string {
  const written = Number(/\/(\d+)\./.exec(mediaFile)?.[1]);
  const width = WIDTHS.findLast((one) => one < written);
  return width === undefined ? mediaFile : mediaFile.replace(`/${written}.`, `/${width}.`);
}

/** The steps below the picture's own width, then that width itself, up to the last step: nothing is enlarged. */
function widthsOf({ width, height }: { width: number; height: number }): number[] {
  const own = Math.max(1, Math.min(width, WIDEST, Math.floor((width * TALLEST) / height)));
  return [...WIDTHS.filter((step) => step < own), own];
}

const MOST_PIXELS = 40_000_000;
const PLACEHOLDER_WIDTH = 12;
const WHITE = '#ffffff';

function encode(image: Sharp, format: Format): Sharp {
  if (format === 'avif') return image.avif({ quality: 52, effort: 1 });
  if (format === 'webp') return image.webp({ quality: 74, effort: 4 });
  return image.flatten({ background: WHITE }).jpeg({ quality: 76, mozjpeg: true });
}

/** Pixels, decoded once and encoded many times. */
type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

async function fromPixels({ data, info: { width, height, channels } }: Pixels): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(data, { raw: { width, height, channels } });
}

async function placeholderOf(original: Pixels): Promise<string> {
  const tiny = await (await fromPixels(original)).resize(PLACEHOLDER_WIDTH).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

async function storeWidth(files: Files, original: Pixels, key: string, width: number): Promise<void> {
  const whole = await fromPixels(original);
  const resized = await whole.resize({ width, withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true });
  for (const format of FORMATS) {
    const name = `${key}/${width}.${format}`;
    if (await files.exists(name)) continue;
    const bytes = await encode(await fromPixels(resized), format).toBuffer();
    await files.put(name, bytes, { contentType: `image/${format}` });
  }
}

async function decode(bytes: Buffer, { moving = false } = {}): Promise<Sharp> {
  // Loaded with the first picture: most processes never see one.
  const { default: sharp } = await import('sharp');
  // The frames of a moving picture count together, and sharp can not turn them.
  const options = { limitInputPixels: MOST_PIXELS, animated: moving, autoOrient: !moving };
  return sharp(bytes, options).toColourspace('srgb');
}

/**
 * Re-encodes a picture in every width and format that the shop serves, so that nothing but its pixels survives, and stores it.
 * Throws what sharp throws when the bytes are no picture or hold more than 40 million pixels.
 */
export async function storePicture(files: Files, bytes: Buffer, alt: string): Promise<Picture> {
  const decoded = await decode(bytes);
  const original: Pixels = await decoded.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = original.info;
  const key = createHash('sha256').update(`${width}x${height}`).update(original.data).digest('hex').slice(0, 16);
  const widths = widthsOf(original.info);
  for (const wanted of widths) await storeWidth(files, original, key, wanted);
  const address = (wanted: number, format: Format) => `${MEDIA_PREFIX}${key}/${wanted}.${format}`;
  const srcset = (format: Format) => widths.map((wanted) => `${address(wanted, format)} ${wanted}w`).join(', ');
  const largest = Math.max(...widths);
  return {
    src: address(largest, 'jpeg'),
    alt,
    width: largest,
    height: Math.round((height / width) * largest),
    placeholder: await placeholderOf(original),
    srcset: { avif: srcset('avif'), webp: srcset('webp'), jpeg: srcset('jpeg') },
  };
}

/** By what sharp calls a format. Finer than what pages show: these are files that people print. */
const OWN_FORMATS: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  jpeg: (image) => image.jpeg({ quality: 90 }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 90 }),
  gif: (image) => image.gif(),
  heif: (image) => image.avif({ quality: 70, effort: 1 }),
};

/**
 * The picture again in its own format, moving if it moved, with nothing of the file but its pixels. Throws what sharp throws when the
 * bytes are no picture or hold more than 40 million pixels, all frames together.
 */
export async function reencodePicture(bytes: Buffer): Promise<Buffer> {
  const first = await decode(bytes);
  const { format, pages = 1 } = await first.metadata();
  const inOwnFormat = OWN_FORMATS[format];
  if (!inOwnFormat) throw new Error(`A picture is not kept as ${format}`);
  // What an AVIF holds beside its picture is no frame of it.
  const isMoving = pages > 1 && format !== 'heif';
  return inOwnFormat(isMoving ? await decode(bytes, { moving: true }) : first).toBuffer();
}
