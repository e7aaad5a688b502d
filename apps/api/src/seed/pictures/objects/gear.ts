import { darker, lighter, swatches } from '../palette.ts';
import { group, oval, path, rect, roundedPath, stroke, volume } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';
import { roundSticker } from './label.ts';
import type { Paint } from './label.ts';

const block = (box: Box, radius: number, fill: string): string => volume(roundedPath(box, radius), fill, box);

export function mat(paint: Paint): Drawing {
  const strap = (x: number): string =>
    rect([x, 20, 22, 150], paint.cap) + rect([x + 15, 20, 7, 150], darker(paint.cap, 0.25));
  const spiral = 'M78 95a14 22 0 1 1 -20 -14a26 40 0 1 1 -18 28a36 56 0 1 1 70 -14';
  const body =
    path('M70 170h214q14 0 14 -9t-14 -9h-214z', darker(paint.main, 0.3)) +
    volume(roundedPath([20, 20, 270, 150], 60), paint.main, [20, 20, 270, 150]) +
    rect([90, 34, 186, 12], '#FFFFFF', 6, 0.22) +
    strap(150) +
    strap(222) +
    oval([74, 95, 56, 75], lighter(paint.main, 0.25)) +
    stroke(spiral, darker(paint.main, 0.15), 8);
  return { width: 300, height: 172, body };
}

export function dumbbell(paint: Paint): Drawing {
  const weight = (x: number, y: number): string =>
    block([x + 60, y + 40, 140, 24], 8, swatches.steel) +
    stroke([84, 102, 120, 138, 156, 174].map((at) => `M${x + at} ${y + 45}v14`).join(''), '#8C999C', 4) +
    block([x, y + 26, 26, 54], 9, darker(paint.main, 0.25)) +
    block([x + 234, y + 26, 26, 54], 9, darker(paint.main, 0.25)) +
    block([x + 20, y, 50, 106], 16, paint.main) +
    block([x + 190, y, 50, 106], 16, paint.main);
  return { width: 320, height: 212, body: oval([188, 100, 120, 12], '#14201A', 0.14) + weight(56, 0) + weight(4, 106) };
}

export function kettlebell(paint: Paint): Drawing {
  const body =
    path(
      'M50 130l12 -82q6 -44 48 -44h20q42 0 48 44l12 82h-30l-12 -72q-4 -24 -26 -24h-4q-22 0 -26 24l-12 72z',
      swatches.slate,
    ) +
    volume(
      'M120 84c70 0 104 40 104 86c0 30 -16 58 -40 66q-8 4 -18 4h-92q-10 0 -18 -4c-24 -8 -40 -36 -40 -66c0 -46 34 -86 104 -86z',
      paint.main,
      [16, 84, 208, 156],
    ) +
    roundSticker(120, 162, 44, paint);
  return { width: 240, height: 240, body };
}

export function bands(paint: Paint): Drawing {
  const loop = (x: number, tone: string): string =>
    path(
      `M${x} 44q0 -40 62 -40t62 40v112q0 40 -62 40t-62 -40zm20 4v104q0 24 42 24t42 -24v-104q0 -24 -42 -24t-42 24z`,
      tone,
    ) + stroke(`M${x + 10} 50v100`, '#FFFFFF', 4, 0.35);
  const body = loop(6, lighter(paint.main, 0.4)) + loop(150, darker(paint.main, 0.2)) + loop(78, paint.cap);
  return { width: 280, height: 200, body };
}

export function shaker(paint: Paint): Drawing {
  const outline = 'M22 66h136l-12 184q-2 20 -22 20h-68q-20 0 -22 -20z';
  const marks = [110, 140, 170, 200, 230].map((y, at) => `M${128 - at * 2} ${y}h${at % 2 === 0 ? -22 : -14}`).join('');
  const body =
    volume(outline, lighter(paint.main, 0.62), [22, 66, 136, 204]) +
    volume('M28 132h124l-8 118q-2 14 -20 14h-68q-18 0 -20 -14z', paint.main, [28, 132, 124, 132]) +
    stroke(marks, swatches.ivory, 4, 0.9) +
    block([12, 34, 156, 42], 14, paint.cap) +
    path('M44 36q4 -32 26 -32h30v32z', darker(paint.cap, 0.15)) +
    rect([104, 10, 44, 14], paint.cap, 7) +
    roundSticker(76, 184, 33, paint);
  return { width: 180, height: 270, body };
}

export function rope(paint: Paint): Drawing {
  const cord = 'M62 150q-70 -146 40 -142q76 6 38 70q-34 50 -70 8q-30 -50 40 -62q90 -10 118 126';
  const handle = (x: number, turn: number): string =>
    group(
      block([x - 21, 130, 42, 118], 18, paint.cap) +
        stroke(`M${x - 12} 158h24M${x - 12} 176h24M${x - 12} 194h24`, lighter(paint.cap, 0.5), 5),
      `rotate(${turn} ${x} 190)`,
    );
  const body =
    stroke(cord, paint.main, 13) + stroke(cord, lighter(paint.main, 0.45), 3, 0.7) + handle(66, 8) + handle(224, -8);
  return { width: 280, height: 252, body };
}

export function flask(paint: Paint): Drawing {
  const body =
    stroke('M62 40q-8 -36 28 -36t28 36', paint.cap, 12) +
    block([44, 30, 92, 48], 12, paint.cap) +
    block([24, 70, 132, 200], 34, paint.main) +
    rect([24, 96, 132, 8], lighter(paint.main, 0.4), 0, 0.7) +
    path(
      'M24 226l16.500 -14 16.500 14 16.500 -14 16.500 14 16.500 -14 16.500 14 16.500 -14 16.500 14v14h-132z',
      lighter(paint.main, 0.45),
      0.7,
    ) +
    roundSticker(90, 160, 42, paint);
  return { width: 180, height: 270, body };
}

export function roller(paint: Paint): Drawing {
  const knobs = Array.from({ length: 7 }, (_, at) =>
    rect([70 + at * 26, 44, 14, 74], lighter(paint.main, 0.22), 7),
  ).join('');
  const body =
    block([34, 16, 240, 134], 60, paint.main) +
    knobs +
    oval([60, 83, 44, 67], darker(paint.main, 0.18)) +
    oval([60, 83, 30, 46], paint.cap) +
    oval([60, 83, 20, 31], darker(paint.cap, 0.35));
  return { width: 284, height: 150, body };
}
