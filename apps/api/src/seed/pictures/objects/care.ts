import { darker, lighter, swatches } from '../palette.ts';
import { clipped, group, oval, path, rect, roundedPath, stroke, volume } from '../svg.ts';
import type { Drawing } from '../svg.ts';
import { paperLabel, roundSticker } from './label.ts';
import type { Paint } from './label.ts';

export function tube(paint: Paint): Drawing {
  const outline = 'M10 18h140l-18 196q-2 12 -14 12h-76q-12 0 -14 -12z';
  const body =
    volume(outline, paint.main, [10, 18, 140, 208]) +
    path('M6 0h148l-2 30h-144z', darker(paint.main, 0.14)) +
    stroke('M14 10h132M14 19h132', lighter(paint.main, 0.4), 2.5, 0.6) +
    rect([36, 222, 88, 48], paint.cap, 8) +
    rect([36, 222, 88, 12], darker(paint.cap, 0.2), 5) +
    paperLabel([40, 56, 80, 130], paint);
  return { width: 160, height: 270, body };
}

export function pump(paint: Paint): Drawing {
  const outline = roundedPath([14, 96, 142, 174], 26);
  const body =
    path('M66 96v-22h40v22z', darker(paint.cap, 0.1)) +
    rect([54, 66, 64, 32], paint.cap, 8) +
    rect([80, 24, 12, 46], darker(paint.cap, 0.25)) +
    path('M20 22q0 -18 18 -18h62q14 0 14 14v12h-70q-10 0 -10 10h-14z', paint.cap) +
    volume(outline, paint.main, [14, 96, 142, 174]) +
    paperLabel([34, 128, 102, 116], paint);
  return { width: 170, height: 270, body };
}

export function soap(paint: Paint): Drawing {
  const bar = roundedPath([8, 52, 244, 108], 34);
  const body =
    volume(bar, paint.main, [8, 52, 244, 108]) +
    path('M14 74q0 -54 40 -60q76 -12 152 0q40 6 40 60q-20 22 -116 22t-116 -22z', lighter(paint.main, 0.3)) +
    path('M84 11q46 -6 92 0v80q-46 8 -92 0z', swatches.ivory) +
    path('M84 90q46 8 92 0v70h-92z', darker(swatches.ivory, 0.05)) +
    stroke('M84 24q46 -7 92 0M84 148h92', darker(paint.main, 0.2), 6, 0.8) +
    roundSticker(130, 62, 32, paint);
  return { width: 260, height: 160, body };
}

export function loofah(paint: Paint): Drawing {
  const outline = 'M40 94q0 -44 60 -44t60 44q16 60 6 130q-6 46 -66 46t-66 -46q-10 -70 6 -130z';
  const ribs = [58, 80, 102, 124, 146].map((x) => `M${x} 56q-10 100 0 208`).join('');
  const cross = [94, 124, 154, 184, 214, 244].map((y, at) => `M38 ${y}q62 ${at % 2 === 0 ? 14 : -14} 126 0`).join('');
  const body =
    stroke('M100 58q-34 -30 0 -52q34 22 0 52', swatches.terracotta, 8) +
    volume(outline, paint.main, [32, 50, 138, 220]) +
    clipped(
      outline,
      stroke(ribs, darker(paint.main, 0.22), 4, 0.5) + stroke(cross, darker(paint.main, 0.22), 3.5, 0.4),
    );
  return { width: 200, height: 270, body };
}

export function cushion(paint: Paint): Drawing {
  const outline =
    'M24 40q-10 -22 16 -22q90 16 180 0q26 0 16 22q-14 60 0 120q10 22 -16 22q-90 -16 -180 0q-26 0 -16 -22q14 -60 0 -120z';
  const body =
    volume(outline, paint.main, [14, 16, 232, 168]) +
    stroke('M40 36q90 14 180 0M40 164q90 -14 180 0', lighter(paint.main, 0.5), 4, 0.8) +
    path('M130 58l40 42 -40 42 -40 -42z', lighter(paint.main, 0.4)) +
    path('M130 74l25 26 -25 26 -25 -26z', paint.cap) +
    path('M62 84l15 16 -15 16 -15 -16zM198 84l15 16 -15 16 -15 -16z', lighter(paint.main, 0.4));
  return { width: 260, height: 186, body };
}

/** Folded cloth, for wraps and towels. */
export function cloth(paint: Paint): Drawing {
  const fold = (y: number, fill: string): string => volume(roundedPath([10, y, 240, 54], 24), fill, [10, y, 240, 54]);
  const diamonds = Array.from({ length: 7 }, (_, at) => `M${40 + at * 30} 16l11 12 -11 12 -11 -12z`).join('');
  const body =
    fold(104, darker(paint.main, 0.12)) +
    fold(54, paint.cap) +
    fold(4, paint.main) +
    path(diamonds, lighter(paint.main, 0.6), 0.9) +
    stroke('M30 81h200M30 131h200', lighter(paint.main, 0.7), 4, 0.6);
  return { width: 260, height: 160, body };
}

export function brush(paint: Paint): Drawing {
  const bristles = Array.from({ length: 12 }, (_, at) => `M${30 + at * 13} 62v40`).join('');
  const body =
    stroke(bristles, swatches.cream, 9) +
    volume(roundedPath([14, 14, 182, 52], 26), paint.main, [14, 14, 182, 52]) +
    volume(roundedPath([186, 24, 124, 30], 15), paint.main, [186, 24, 124, 30]) +
    oval([294, 39, 7, 7], swatches.ivory) +
    stroke('M44 40h110', lighter(paint.main, 0.4), 5, 0.7);
  return { width: 300, height: 230, body: group(body, 'translate(-14 158) rotate(-30)') };
}
