import { darker, lighter, swatches } from '../palette.ts';
import { oval, path, rect, roundedPath, stroke, volume } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';
import { paperLabel } from './label.ts';
import type { Paint } from './label.ts';

const block = (box: Box, radius: number, fill: string): string => volume(roundedPath(box, radius), fill, box);

export function feedingBottle(paint: Paint): Drawing {
  const marks = [140, 162, 184, 206, 228].map((y, at) => `M116 ${y}h${at % 2 === 0 ? -26 : -16}`).join('');
  const body =
    path('M54 46q0 -14 10 -20q-4 -24 16 -24t16 24q10 6 10 20z', '#F2CFA0') +
    block([34, 44, 92, 42], 12, paint.main) +
    block([24, 82, 112, 188], 30, lighter(paint.main, 0.74)) +
    block([34, 130, 92, 130], 22, swatches.ivory) +
    stroke(marks, paint.main, 4);
  return { width: 160, height: 270, body };
}

export function nappyPack(paint: Paint): Drawing {
  const outline = 'M20 44q-10 -28 20 -28h180q30 0 20 28q-10 80 0 156q6 24 -20 24h-180q-26 0 -20 -24q10 -76 0 -156z';
  const body =
    stroke('M96 18q4 -16 34 -16t34 16', darker(paint.main, 0.2), 8) +
    volume(outline, paint.main, [14, 16, 232, 208]) +
    stroke('M28 34h204', lighter(paint.main, 0.5), 4, 0.8) +
    paperLabel([66, 62, 128, 132], paint);
  return { width: 260, height: 224, body };
}

export function wipes(paint: Paint): Drawing {
  const body =
    block([10, 50, 240, 110], 28, paint.main) +
    path('M96 40q-6 -36 30 -36q10 18 40 12q-4 20 8 30z', swatches.ivory) +
    rect([64, 34, 132, 36], paint.cap, 16) +
    rect([80, 44, 100, 12], darker(paint.cap, 0.16), 6) +
    rect([52, 84, 156, 60], swatches.ivory, 12) +
    path('M130 92q24 26 0 44q-24 -18 0 -44z', paint.main) +
    oval([92, 114, 9, 9], lighter(paint.main, 0.35)) +
    oval([168, 114, 9, 9], lighter(paint.main, 0.35));
  return { width: 260, height: 162, body };
}
