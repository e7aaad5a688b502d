import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { type Picture, PICTURE_WIDTHS, pictureWidths } from '@tokpa/contract';
import { MEDIA_PREFIX } from './addresses.ts';

/** What is asked of the files where pictures are kept. */
export type PictureFiles = {
  exists(name: string): Promise<boolean>;
  put(name: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
};

const WIDEST = Math.max(...PICTURE_WIDTHS);
// WebP holds no more rows.
const TALLEST = 16_383;
const FORMATS = ['avif', 'webp', 'jpeg'] as const;
type Format = (typeof FORMATS)[number];

/** The steps below the picture's own width, then that width itself, up to the last step: nothing is enlarged. */
function widthsOf({ width, height }: { width: number; height: number }): number[] {
  return pictureWidths(Math.max(1, Math.min(width, WIDEST, Math.floor((width * TALLEST) / height))));
}

const MOST_PIXELS = 40_000_000;
const PLACEHOLDER_WIDTH = 12;
const WHITE = '#ffffff';
const OPAQUE = 255;

function encode(image: Sharp, format: Format): Sharp {
  if (format === 'avif') return image.avif({ quality: 52, effort: 1 });
  if (format === 'webp') return image.webp({ quality: 74, effort: 4 });
  // Who gets it is a machine that shows a link's picture: a fifth smaller is not worth four times the work.
  return image.flatten({ background: WHITE }).jpeg({ quality: 76 });
}

/** Pixels, decoded once and encoded many times. */
type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

const fromPixels = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

async function placeholderOf(picture: Pixels): Promise<string> {
  const tiny = await fromPixels(picture).resize(PLACEHOLDER_WIDTH).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** The picture at each of the widths, which go down: each is made of the one before it. */
async function resizeTo(original: Pixels, widths: readonly number[]): Promise<Pixels[]> {
  const sizes: Pixels[] = [];
  for (const width of widths) {
    const from = fromPixels(sizes.at(-1) ?? original);
    sizes.push(await from.resize({ width, withoutEnlargement: true }).raw().toBuffer({ resolveWithObject: true }));
  }
  return sizes;
}

const COMPARED_WIDTH = 320;
// Encoding it takes three times as long.
const AVIF_AT_MOST = 0.9;

/**
 * The sample in each format that its picture is kept in. AVIF is left out where it is not lighter than WebP by a tenth: for photographs it
 * is, by 40 %, for drawings hardly ever.
 */
async function encodeSample(sample: Pixels): Promise<ReadonlyMap<Format, Buffer>> {
  const encoded = new Map<Format, Buffer>();
  for (const format of FORMATS) encoded.set(format, await encode(fromPixels(sample), format).toBuffer());
  const weight = (format: Format) => encoded.get(format)?.length ?? 0;
  if (weight('avif') > weight('webp') * AVIF_AT_MOST) encoded.delete('avif');
  return encoded;
}

async function store(files: PictureFiles, name: string, format: Format, bytes: () => Promise<Buffer>): Promise<void> {
  if (await files.exists(name)) return;
  await files.put(name, await bytes(), { contentType: `image/${format}` });
}

function decode(bytes: Uint8Array, { moving = false } = {}): Sharp {
  // The frames of a moving picture count together, and sharp can not turn them.
  const options = { limitInputPixels: MOST_PIXELS, animated: moving, autoOrient: !moving };
  return sharp(bytes, options).toColourspace('srgb');
}

function isOpaque({ data, info: { channels } }: Pixels): boolean {
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== OPAQUE) return false;
  return true;
}

/** The picture's pixels, with how transparent each is only where one is: that nothing is transparent costs a third of all the work. */
async function toPixels(bytes: Uint8Array): Promise<Pixels> {
  const whole: Pixels = await decode(bytes).raw().toBuffer({ resolveWithObject: true });
  const hasAlpha = whole.info.channels % 2 === 0;
  if (!hasAlpha || !isOpaque(whole)) return whole;
  return fromPixels(whole).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/**
 * Re-encodes a picture in every width and format that the shop serves, so that nothing but its pixels survives, and stores it. AVIF's
 * `srcset` is empty where its files would hardly be lighter than WebP's.
 * Throws what sharp throws when the bytes are no picture or hold more than 40 million pixels.
 */
export async function storePicture(files: PictureFiles, bytes: Uint8Array, alt: string): Promise<Picture> {
  const original = await toPixels(bytes);
  const { width, height } = original.info;
  const key = createHash('sha256').update(`${width}x${height}`).update(original.data).digest('hex').slice(0, 16);
  const widths = widthsOf(original.info);
  const sizes = await resizeTo(original, widths.toReversed());
  const sample = sizes.find(({ info }) => info.width <= COMPARED_WIDTH) as Pixels;
  const ofSample = await encodeSample(sample);
  const formats = [...ofSample.keys()];
  for (const size of sizes) {
    for (const format of formats) {
      const made = size === sample ? ofSample.get(format) : undefined;
      const bytes = async () => made ?? (await encode(fromPixels(size), format).toBuffer());
      await store(files, `${key}/${size.info.width}.${format}`, format, bytes);
    }
  }
  const address = (wanted: number, format: Format) => `${MEDIA_PREFIX}${key}/${wanted}.${format}`;
  const addresses = (format: Format) => widths.map((wanted) => `${address(wanted, format)} ${wanted}w`).join(', ');
  const srcset = (format: Format) => (formats.includes(format) ? addresses(format) : '');
  const largest = Math.max(...widths);
  return {
    src: address(largest, 'jpeg'),
    alt,
    width: largest,
    height: Math.round((height / width) * largest),
    placeholder: await placeholderOf(sizes.at(-1) as Pixels),
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
export async function reencodePicture(bytes: Uint8Array): Promise<Buffer> {
  const first = decode(bytes);
  const { format, pages = 1 } = await first.metadata();
  const inOwnFormat = OWN_FORMATS[format];
  if (!inOwnFormat) throw new Error(`A picture is not kept as ${format}`);
  // What an AVIF holds beside its picture is no frame of it.
  const isMoving = pages > 1 && format !== 'heif';
  return inOwnFormat(isMoving ? decode(bytes, { moving: true }) : first).toBuffer();
}
