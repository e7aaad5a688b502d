import { darker, lighter, swatches } from '../palette.ts';
import { oval, path, rect, roundedPath, stroke, volume } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';
import { paperLabel, roundSticker } from './label.ts';
import type { Paint } from './label.ts';

const block = (box: Box, radius: number, fill: string): string => volume(roundedPath(box, radius), fill, box);

export function jar(paint: Paint): Drawing {
  const body =
    block([12, 46, 196, 194], 36, lighter(paint.main, 0.72)) +
    block([24, 72, 172, 158], 28, paint.main) +
    block([30, 0, 160, 50], 12, paint.cap) +
    rect([30, 36, 160, 14], darker(paint.cap, 0.2), 6) +
    paperLabel([46, 98, 128, 110], paint);
  return { width: 220, height: 240, body };
}

export function honeyJar(paint: Paint): Drawing {
  const glass = 'M58 50h104c0 22 44 30 44 82v76q0 32-32 32h-128q-32 0-32-32v-76c0-52 44-60 44-82z';
  const content = 'M48 92h124c12 12 22 24 22 44v70q0 24-24 24h-120q-24 0-24-24v-70c0-20 10-32 22-44z';
  const body =
    volume(glass, lighter(paint.main, 0.7), [14, 50, 192, 190]) +
    volume(content, paint.main, [26, 92, 168, 138]) +
    path('M48 24q62 -22 124 0l14 34q-76 -14 -152 0z', paint.cap) +
    path('M34 58q76 -14 152 0l-6 12q-70 -12 -140 0z', darker(paint.cap, 0.18)) +
    stroke('M46 38q64 -14 128 0', swatches.ivory, 6, 0.9) +
    roundSticker(110, 160, 56, paint);
  return { width: 220, height: 240, body };
}

export function pouch(paint: Paint): Drawing {
  const outline =
    'M16 22h188c-4 40 -2 96 4 150c4 40 4 66 -4 88c-2 6 -8 8 -14 8h-160c-6 0 -12 -2 -14 -8c-8 -22 -8 -48 -4 -88c6 -54 8 -110 4 -150z';
  const body =
    volume(outline, paint.main, [12, 22, 196, 246]) +
    path('M14 0h192l-2 34h-188z', darker(paint.main, 0.14)) +
    stroke('M22 12h176M22 22h176', lighter(paint.main, 0.3), 2.5, 0.7) +
    stroke('M20 46h180', darker(paint.main, 0.3), 2.5, 0.5) +
    path('M30 268c20 -26 140 -26 160 0z', darker(paint.main, 0.16)) +
    paperLabel([48, 68, 124, 150], paint);
  return { width: 220, height: 270, body };
}

export function sack(paint: Paint): Drawing {
  const body =
    block([14, 46, 192, 224], 14, paint.main) +
    path('M14 60l10 -50h172l10 50z', lighter(paint.main, 0.14)) +
    path('M24 10h172l3 16h-178z', darker(paint.main, 0.14)) +
    stroke('M14 60h192', darker(paint.main, 0.25), 3, 0.5) +
    stroke('M60 20h100', paint.cap, 7) +
    paperLabel([44, 84, 132, 152], paint);
  return { width: 220, height: 270, body };
}

export function box(paint: Paint): Drawing {
  const side = darker(paint.main, 0.22);
  const body =
    path('M176 26l34 -16v232l-34 18z', side) +
    path('M10 26l34 -16h166l-34 16z', lighter(paint.main, 0.28)) +
    rect([10, 26, 166, 234], paint.main) +
    rect([10, 26, 166, 18], darker(paint.main, 0.12)) +
    rect([18, 52, 8, 200], '#FFFFFF', 4, 0.2) +
    path(
      'M10 232l14 -12 14 12 14 -12 14 12 14 -12 14 12 14 -12 14 12 14 -12 14 12 14 -12 12 10.300v30h-166z',
      lighter(paint.main, 0.55),
      0.55,
    ) +
    paperLabel([34, 62, 118, 144], paint);
  return { width: 220, height: 260, body };
}

export function pillBottle(paint: Paint): Drawing {
  const ridges = Array.from({ length: 9 }, (_, at) =>
    rect([42 + at * 12.6, 10, 3.5, 34], darker(paint.cap, 0.16), 1.5, 0.7),
  ).join('');
  const body =
    block([14, 62, 152, 198], 26, paint.main) +
    rect([44, 50, 92, 20], darker(paint.main, 0.15)) +
    block([32, 0, 116, 54], 12, paint.cap) +
    ridges +
    paperLabel([28, 100, 124, 126], paint);
  return { width: 180, height: 260, body };
}

export function bottle(paint: Paint): Drawing {
  const outline = 'M52 48h36v28c0 26 40 34 40 74v132q0 18 -18 18h-80q-18 0 -18 -18v-132c0 -40 40 -48 40 -74z';
  const body =
    volume(outline, paint.main, [12, 48, 116, 252]) +
    rect([46, 6, 48, 44], paint.cap, 8) +
    rect([46, 36, 48, 14], darker(paint.cap, 0.2), 5) +
    paperLabel([22, 160, 96, 110], paint);
  return { width: 140, height: 300, body };
}

export function dropper(paint: Paint): Drawing {
  const body =
    block([14, 104, 132, 156], 24, paint.main) +
    rect([56, 84, 48, 26], darker(paint.main, 0.2)) +
    block([48, 56, 64, 38], 8, paint.cap) +
    path('M62 58v-34q0 -22 18 -22t18 22v34z', swatches.slate) +
    rect([68, 16, 6, 36], '#FFFFFF', 3, 0.35) +
    paperLabel([26, 132, 108, 104], paint);
  return { width: 160, height: 260, body };
}

export function tin(paint: Paint): Drawing {
  const body =
    block([10, 50, 220, 120], 26, paint.main) +
    path('M10 84v-36h220v36q-110 36 -220 0z', lighter(paint.main, 0.14)) +
    stroke('M12 86q108 36 216 0', darker(paint.main, 0.2), 4, 0.6) +
    oval([120, 46, 110, 42], lighter(paint.main, 0.3)) +
    oval([120, 44, 96, 34], lighter(paint.main, 0.12)) +
    roundSticker(120, 122, 42, paint);
  return { width: 240, height: 172, body };
}

export function canister(paint: Paint): Drawing {
  const body =
    block([20, 40, 160, 220], 18, paint.main) +
    rect([20, 240, 160, 20], darker(paint.main, 0.25), 10) +
    block([12, 0, 176, 52], 14, paint.cap) +
    rect([12, 42, 176, 10], darker(paint.cap, 0.25), 5) +
    paperLabel([36, 84, 128, 132], paint);
  return { width: 200, height: 260, body };
}

/** A calabash, cut open, with a heap of what the paint says. */
export function calabash(paint: Paint): Drawing {
  const shell = 'M6 74q4 96 124 96t124 -96z';
  const body =
    path('M30 78q24 -70 90 -72t110 72z', paint.main) +
    path('M62 62q22 -36 58 -40q-20 18 -24 42z', lighter(paint.main, 0.35), 0.7) +
    volume(shell, '#B9773A', [6, 74, 248, 96]) +
    oval([130, 76, 124, 15], '#8E5526') +
    path('M22 76q20 -30 60 -34h100q36 6 56 34q-40 10 -108 10t-108 -10z', paint.main) +
    stroke(
      'M34 112l14 14 14 -14 14 14 14 -14 14 14 14 -14 14 14 14 -14 14 14 14 -14 14 14 14 -14 14 14 14 -14',
      '#F3D9A8',
      4,
      0.75,
    );
  return { width: 260, height: 170, body };
}

/** A cup of infusion on its saucer; the paint is that of the drink, the cap that of the cup. */
export function cup(paint: Paint): Drawing {
  const shell = 'M34 92h172q0 96 -58 104h-56q-58 -8 -58 -104z';
  const body =
    stroke('M92 60q-16 -18 0 -32t0 -28M128 60q-16 -18 0 -32t0 -28', '#FFFFFF', 9, 0.75) +
    oval([120, 204, 112, 18], darker(paint.cap, 0.14)) +
    oval([120, 199, 112, 16], lighter(paint.cap, 0.2)) +
    stroke('M198 112q48 -8 40 28q-8 30 -52 26', darker(paint.cap, 0.1), 14) +
    volume(shell, paint.cap, [34, 92, 172, 104]) +
    stroke(
      'M48 140l12 12 12 -12 12 12 12 -12 12 12 12 -12 12 12 12 -12 12 12 12 -12 12 12 12 -12',
      lighter(paint.cap, 0.6),
      4,
      0.7,
    ) +
    oval([120, 92, 86, 20], lighter(paint.cap, 0.35)) +
    oval([120, 94, 74, 14], paint.main);
  return { width: 250, height: 222, body };
}
