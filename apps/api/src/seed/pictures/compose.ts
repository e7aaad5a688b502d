import { emoji } from './emoji.ts';
import { canvas, tableGround, trayGround } from './grounds.ts';
import { drawObject } from './objects/index.ts';
import type { PictureRecipe, Subject } from './recipe.ts';
import { group, oval } from './svg.ts';

// As wide as the shop keeps a picture.
const WIDTH = 960;

/** Where a subject stands: centre of its foot, and the room it may fill. */
type Place = { x: number; foot: number; width: number; height: number };

const shadow = ({ x, foot }: Place, width: number): string =>
  oval([x + width * 0.05, foot - 4, width * 0.56, Math.max(14, width * 0.075)], '#2B2415', 0.13) +
  oval([x + width * 0.03, foot - 6, width * 0.46, Math.max(9, width * 0.045)], '#2B2415', 0.2);

/** Icons keep an empty rim of about 1/16 in their square, so their foot is lowered by it. */
const iconRim = 1 / 16;

function standing(subject: Subject, place: Place): string {
  if ('emoji' in subject) {
    const size = Math.min(place.width, place.height);
    const centre = place.foot - size / 2 + size * iconRim;
    return shadow(place, size * 0.8) + emoji(subject.emoji, [place.x, centre, size]);
  }
  const drawing = drawObject(subject);
  const scale = Math.min(place.width / drawing.width, place.height / drawing.height);
  const width = drawing.width * scale;
  const height = drawing.height * scale;
  const drawn = group(drawing.body, `translate(${place.x - width / 2} ${place.foot - height}) scale(${scale})`);
  return shadow(place, width) + drawn;
}

const fill = (subjects: readonly Subject[], places: readonly Place[]): string =>
  places
    .map((place, at): [Place, Subject | undefined] => [place, subjects[at]])
    .toSorted(([one], [other]) => one.foot - other.foot)
    .map(([place, subject]) => (subject ? standing(subject, place) : ''))
    .join('');

type Room = { width: number; height: number };

function sizeIn(subject: Subject, room: Room): Room {
  const { width, height } = 'emoji' in subject ? { width: 1, height: 1 } : drawObject(subject);
  const scale = Math.min(room.width / width, room.height / height);
  return { width: width * scale, height: height * scale };
}

const heightOf = (subject: Subject, room: Room): number => sizeIn(subject, room).height;

/** How far the main drawing reaches to each side, so that accents stand beside it and not on it. */
const halfWidth = (subject: Subject, room: Room): number => sizeIn(subject, room).width / 2;

function packshot(subjects: PictureRecipe['subjects']): Place[] {
  const room = { x: 600, width: 740, height: 720 };
  const main: Place = { ...room, foot: 980 - (room.height - heightOf(subjects[0], room)) * 0.2 };
  const beside = Math.min(halfWidth(subjects[0], main) + 62, 440);
  const accents: Place[] = [
    { x: 600 - beside, foot: 1020, width: 230, height: 230 },
    { x: 600 + beside, foot: 1040, width: 210, height: 210 },
  ];
  return [main, ...accents];
}

function scene(subjects: PictureRecipe['subjects']): Place[] {
  const room = { width: 600, height: 620 };
  const size = sizeIn(subjects[0], room);
  const lift = (room.height - size.height) * 0.22;
  return [
    { ...room, x: 410 + Math.max(0, size.width - 560) / 2, foot: 930 - lift },
    { x: 830, foot: 960 - lift, width: 400, height: 350 },
    { x: 590, foot: 1080 - lift, width: 220, height: 220 },
    { x: 990, foot: 1080 - lift, width: 200, height: 200 },
  ];
}

function lying(subject: Subject, [cx, cy, room]: readonly [number, number, number]): string {
  const size = sizeIn(subject, { width: room, height: room });
  const cast = oval([cx + room * 0.03, cy + room * 0.05, size.width * 0.46, size.height * 0.46], '#3B2F1B', 0.16);
  if ('emoji' in subject) return cast + emoji(subject.emoji, [cx, cy, room]);
  const drawing = drawObject(subject);
  const scale = size.width / drawing.width;
  return cast + group(drawing.body, `translate(${cx - size.width / 2} ${cy - size.height / 2}) scale(${scale})`);
}

function tray(subjects: PictureRecipe['subjects']): string {
  const places: readonly (readonly [number, number, number])[] = [
    [600, 600, 400],
    [362, 420, 220],
    [838, 420, 220],
    [838, 790, 220],
    [362, 790, 220],
  ];
  return places
    .map((place, at) => [place, subjects[at]] as const)
    .map(([place, subject]) => (subject ? lying(subject, place) : ''))
    .join('');
}

const cluster: readonly Place[] = [
  { x: 600, foot: 970, width: 500, height: 550 },
  { x: 300, foot: 860, width: 440, height: 520 },
  { x: 900, foot: 860, width: 440, height: 520 },
  { x: 240, foot: 1040, width: 240, height: 240 },
  { x: 970, foot: 1040, width: 240, height: 240 },
];

const places: Record<
  Exclude<PictureRecipe['layout'], 'tray'>,
  (subjects: PictureRecipe['subjects']) => readonly Place[]
> = {
  packshot,
  scene,
  cluster: () => cluster,
};

const mirror = (place: Place): Place => ({ ...place, x: canvas - place.x });

function arrangement({ layout, subjects, mirrored }: PictureRecipe): string {
  if (layout === 'tray') return tray(subjects);
  const chosen = places[layout](subjects);
  return fill(subjects, mirrored ? chosen.map(mirror) : chosen);
}

/** The whole picture as an SVG document without fonts or outside files. */
export function composePicture(recipe: PictureRecipe): string {
  const { layout, tint, pattern } = recipe;
  const ground = layout === 'tray' ? trayGround(tint, pattern) : tableGround(tint, pattern);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${WIDTH}" height="${WIDTH}" viewBox="0 0 ${canvas} ${canvas}">` +
    `${ground}${arrangement(recipe)}</svg>`
  );
}
