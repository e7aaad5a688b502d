import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import { afterAll, describe, expect, it } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { loadConfig } from '#config';
import { createFiles } from './files.ts';
import { MEDIA_FILE, MEDIA_PREFIX, narrower, reencodePicture, storePicture } from './pictures.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'tokpa-pictures-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = await createFiles(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder }));

const drawn = (width: number, height: number, background = '#0B6B47'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** This process's own children that work on pictures. */
async function picturesProcesses(): Promise<number[]> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8');
  const named = children
    .split(' ')
    .filter(Boolean)
    .map(async (pid) => ({
      pid: Number(pid),
      command: await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''),
    }));
  return (await Promise.all(named)).flatMap(({ pid, command }) => (command.includes('picture-process') ? [pid] : []));
}

/** How wide the stored files are, in the order of the `srcset`, by what is in them. */
async function widthsIn(srcset: string): Promise<number[]> {
  const names = srcset.split(', ').map((step) => (step.split(' ')[0] ?? '').slice(MEDIA_PREFIX.length));
  for (const name of names) expect(name).toMatch(MEDIA_FILE);
  return Promise.all(
    names.map(async (name) => (await sharp(Buffer.from(await files.getBytes(name))).metadata()).width),
  );
}

describe('a stored picture', () => {
  it.each([
    [4, [4]],
    [100, [100]],
    [160, [160]],
    [300, [160, 300]],
    [600, [160, 320, 600]],
    [640, [160, 320, 640]],
    [1000, [160, 320, 640, 960]],
  ])('of %i pixels is served at its own width, up to the widest, and never enlarged', async (width, widths) => {
    const picture = await storePicture(
      files,
      await drawn(width, width / 2)
        .png()
        .toBuffer(),
      'Miel',
    );
    const widest = Math.max(...widths);
    expect(picture).toMatchObject({ width: widest, height: widest / 2 });
    expect(picture.src).toMatch(new RegExp(String.raw`/${widest}\.jpeg$`));
    for (const format of ['webp', 'jpeg'] as const) expect(await widthsIn(picture.srcset[format])).toEqual(widths);
  });

  it('is kept as AVIF where that is lighter than WebP by a tenth, as of photographs and not of drawings', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photograph = sharp({ create: { width: 700, height: 700, channels: 3, background: '#000', noise } }).blur(0.6);
    const ofPhotograph = await storePicture(files, await photograph.png().toBuffer(), '');
    expect(await widthsIn(ofPhotograph.srcset.avif)).toEqual([160, 320, 640, 700]);
    const ofDrawing = await storePicture(files, await drawn(700, 700).png().toBuffer(), '');
    expect(ofDrawing.srcset.avif).toBe('');
    const [key] = ofDrawing.src.slice(MEDIA_PREFIX.length).split('/');
    expect(await files.exists(`${key}/320.avif`)).toBe(false);
    expect(await files.exists(`${key}/320.webp`)).toBe(true);
  });

  it('is the same whether its file says of each pixel that nothing shows through it, or says nothing', async () => {
    const said = await storePicture(files, await drawn(700, 500).ensureAlpha().png().toBuffer(), '');
    expect(said.src).toBe((await storePicture(files, await drawn(700, 500).png().toBuffer(), '')).src);
    const half = await storePicture(files, await drawn(700, 500).ensureAlpha(0.5).png().toBuffer(), '');
    const name = `${half.src.slice(MEDIA_PREFIX.length).split('/')[0]}/320.webp`;
    expect((await sharp(Buffer.from(await files.getBytes(name))).stats()).isOpaque).toBe(false);
  });

  it('much taller than wide is as wide as every format can be', async () => {
    const picture = await storePicture(files, await drawn(600, 20_000).png().toBuffer(), '');
    expect(picture.width).toBe(491);
    expect(await widthsIn(picture.srcset.webp)).toEqual([160, 320, 491]);
  });

  it('goes one step down from its own width for who spares data', () => {
    expect(narrower('0123456789abcdef/600.avif')).toBe('0123456789abcdef/320.avif');
    expect(narrower('0123456789abcdef/100.avif')).toBe('0123456789abcdef/100.avif');
  });
});

describe('a picture in its own format', () => {
  const MOVING = ['#d00', '#0d0', '#00d'].map((colour) => drawn(20, 10, colour).png().toBuffer());

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'stays a picture of %s, and only its pixels',
    async (format) => {
      const exif = { IFD0: { Copyright: 'Codjo' }, IFD3: { GPSLatitude: '6/1 22/1 0/1' } };
      const sent = await drawn(40, 20).withExif(exif).toFormat(format).toBuffer();
      const bytes = await reencodePicture(Buffer.concat([sent, Buffer.from('<?php evil(); ?>')]));
      expect(bytes.includes('<?php')).toBe(false);
      const kept = await sharp(bytes).metadata();
      expect(kept).toMatchObject({ width: 40, height: 20, mediaType: `image/${format}` });
      expect(kept.exif).toBeUndefined();
    },
  );

  it('is turned as its camera was held', async () => {
    const sent = await drawn(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height, orientation } = await sharp(await reencodePicture(sent)).metadata();
    expect([width, height, orientation]).toEqual([20, 40, undefined]);
  });

  it.each(['gif', 'webp'] as const)('goes on moving as %s', async (format) => {
    const frames = sharp(await Promise.all(MOVING), { join: { animated: true } });
    const delay = [100, 200, 300];
    // A moving picture that says how it is to be turned is kept as it lies: it can not be turned.
    const sent = await frames.withMetadata({ orientation: 6 }).toFormat(format, { delay, loop: 2 }).toBuffer();
    expect(await sharp(await reencodePicture(sent)).metadata()).toMatchObject({ pages: 3, delay, loop: 2, height: 10 });
  });

  it('counts all its frames against the pixels that it may have', async () => {
    const frame = await drawn(4000, 3000).png().toBuffer();
    const other = await drawn(4000, 3000, '#d00').png().toBuffer();
    const frames = [frame, other, frame, other];
    const sent = await sharp(frames, { join: { animated: true } })
      .gif({ effort: 1 })
      .toBuffer();
    await expect(reencodePicture(sent)).rejects.toThrow('pixel limit');
  });
});

describe('the process that works on pictures', () => {
  it('tells whoever sent a picture what the files refused, and works on', async () => {
    const isFull = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    const full = new Disk({
      exists: () => Promise.resolve(false),
      put: () => Promise.reject(isFull),
    } as unknown as DriverContract);
    const picture = await drawn(40, 20).png().toBuffer();
    await expect(storePicture(full, picture, '')).rejects.toMatchObject({ cause: isFull });
    expect((await storePicture(files, picture, 'Miel')).width).toBe(40);
  });

  it.runIf(process.platform === 'linux')(
    'fails what it has in hand when it is killed, and another one follows',
    async () => {
      const waits = Promise.withResolvers<boolean>();
      const slow = new Disk({
        exists: () => waits.promise,
        put: () => Promise.resolve(),
      } as unknown as DriverContract);
      const picture = await drawn(50, 20).png().toBuffer();
      const inHand = storePicture(slow, picture, '');
      await expect.poll(picturesProcesses).toHaveLength(1);
      for (const pid of await picturesProcesses()) process.kill(pid, 'SIGKILL');
      await expect(inHand).rejects.toMatchObject({ code: 'PICTURES_ENDED' });
      waits.resolve(false);
      expect((await storePicture(files, picture, 'Miel')).width).toBe(50);
    },
  );
});
