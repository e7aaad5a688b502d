import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { Picture } from '@tokpa/contract';
import type { Files } from './files.ts';

/** Where pictures are served; the file's name is made of its content, so that it may be kept for ever. */
export const MEDIA_PREFIX = '/media/';

/** What `storePicture` writes below it, and nothing else of the shop's files; the group is the format. */
export const MEDIA_FILE = /^[\da-f]{16}\/\d{2,4}\.(avif|webp|jpeg)$/;

const WIDTHS = [160, 320, 640, 960] as const;
const FORMATS = ['avif', 'webp', 'jpeg'] as const;
type Format = (typeof FORMATS)[number];

/** `…/640.avif` → `…/320.avif`, the next narrower width that a picture may have; the same where there is none. */
export function narrower(mediaFile: string): string {
  const written = Number(/\/(\d+)\./.exec(mediaFile)?.[1]);
  const width = WIDTHS.findLast((one) => one < written);
  return width === undefined ? mediaFile : mediaFile.replace(`/${written}.`, `/${width}.`);
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

/**
 * Re-encodes a picture in every width and format that the shop serves, so that nothing but its pixels survives, and stores it.
 * Throws what sharp throws when the bytes are no picture or hold more than 40 million pixels.
 */
export async function storePicture(files: Files, bytes: Buffer, alt: string): Promise<Picture> {
  // Loaded with the first picture: most processes never see one.
  const { default: sharp } = await import('sharp');
  const decoded = sharp(bytes, { limitInputPixels: MOST_PIXELS }).rotate().toColourspace('srgb');
  const original: Pixels = await decoded.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = original.info;
  const key = createHash('sha256').update(`${width}x${height}`).update(original.data).digest('hex').slice(0, 16);
  const fitting = WIDTHS.filter((wanted) => wanted <= width);
  const widths = fitting.length > 0 ? fitting : [WIDTHS[0]];
  for (const wanted of widths) await storeWidth(files, original, key, wanted);
  const address = (wanted: number, format: Format) => `${MEDIA_PREFIX}${key}/${wanted}.${format}`;
  const srcset = (format: Format) => widths.map((wanted) => `${address(wanted, format)} ${wanted}w`).join(', ');
  const largest = widths.at(-1) ?? WIDTHS[0];
  return {
    src: address(largest, 'jpeg'),
    alt,
    width: largest,
    height: Math.round((height / width) * largest),
    placeholder: await placeholderOf(original),
    srcset: { avif: srcset('avif'), webp: srcset('webp'), jpeg: srcset('jpeg') },
  };
}
