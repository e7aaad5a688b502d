import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Picture } from '@tokpa/contract';
import type { Files } from '#platform/files';
import { storePicture } from '#platform/pictures';
import { composePicture } from './pictures/compose.ts';
import type { PictureRecipe } from './pictures/index.ts';

export type WantedPicture = { recipe: PictureRecipe; alt: string };
export type Report = (done: number, total: number, what: string) => void;

/** What a drawing became, by what is drawn: a second seeding on the same files draws nothing. */
function memoryOf(drawing: string): string {
  return `demo-pictures/${createHash('sha256').update(drawing).digest('hex').slice(0, 24)}.json`;
}

async function makePicture(files: Files, recipe: PictureRecipe): Promise<Picture> {
  const drawing = composePicture(recipe);
  const memory = memoryOf(drawing);
  if (await files.exists(memory)) return JSON.parse(await files.get(memory)) as Picture;
  const picture = await storePicture(files, Buffer.from(drawing), '');
  await files.put(memory, JSON.stringify(picture));
  return picture;
}

/** Draws and stores each picture, as many at once as there are processors; in the order asked for. */
export async function makePictures(files: Files, wanted: readonly WantedPicture[], report: Report): Promise<Picture[]> {
  const pictures: Picture[] = [];
  let next = 0;
  let done = 0;
  async function work(): Promise<void> {
    while (next < wanted.length) {
      const at = next;
      next += 1;
      const { recipe, alt } = wanted[at] as WantedPicture;
      pictures[at] = { ...(await makePicture(files, recipe)), alt };
      done += 1;
      report(done, wanted.length, 'images');
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return pictures;
}
