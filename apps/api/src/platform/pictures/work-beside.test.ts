import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createWorkBeside } from './work-beside.ts';

const PICTURES = 8;

const drawing = (width: number) =>
  sharp({ create: { width, height: 10, channels: 3, background: '#0B6B47' } })
    .png()
    .toBuffer();

it('a picture that comes as the process of the last one ends is worked on by the next', async () => {
  const work = createWorkBeside(0);
  for (let width = 1; width <= PICTURES; width += 1) {
    const made = await work({ act: 'reencode', bytes: await drawing(width) });
    expect((await sharp(made).metadata()).width).toBe(width);
  }
});

it('many that come at once wait for each other', async () => {
  const work = createWorkBeside(0);
  const widths = Array.from({ length: PICTURES }, (_, at) => at + 1);
  const made = await Promise.all(widths.map(async (width) => work({ act: 'reencode', bytes: await drawing(width) })));
  expect(await Promise.all(made.map(async (bytes) => (await sharp(bytes).metadata()).width))).toEqual(widths);
});
