import { darker, lighter, swatches } from '../palette.ts';
import { group, oval, path, rect, roundedPath, stroke, volume } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';
import { displayFigures } from './digits.ts';
import type { Paint } from './label.ts';

const screenInk = '#1D3A2E';
const casing = (box: Box, radius: number, fill: string): string => volume(roundedPath(box, radius), fill, box);

const screen = (box: Box): string => {
  const [x, y, width, height] = box;
  return (
    rect([x - 5, y - 5, width + 10, height + 10], '#22302B', 14) +
    rect(box, '#CFE3CF', 9) +
    path(`M${x + width * 0.62} ${y}h${width * 0.2}l${-height * 0.5} ${height}h${-width * 0.2}z`, '#FFFFFF', 0.25)
  );
};

const heart = (x: number, y: number, size: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 20})" d="M10 18C-4 8 2 -1 10 4c8 -5 14 4 0 14z" fill="${fill}"/>`;

export function glucometer(paint: Paint): Drawing {
  const body =
    rect([66, 214, 28, 66], swatches.ivory, 4) +
    rect([70, 254, 20, 26], swatches.sky, 3) +
    rect([76, 268, 8, 12], swatches.terracotta, 3) +
    casing([8, 0, 144, 232], 56, swatches.ivory) +
    casing([18, 10, 124, 212], 48, paint.main) +
    screen([36, 40, 88, 84]) +
    displayFigures('1,02', [42, 62, 1.05], screenInk) +
    rect([44, 108, 44, 6], screenInk, 3, 0.55) +
    heart(100, 103, 15, screenInk) +
    oval([80, 172, 24, 24], lighter(paint.main, 0.75)) +
    oval([80, 172, 15, 15], paint.main) +
    rect([46, 206, 68, 6], darker(paint.main, 0.3), 3, 0.6);
  return { width: 160, height: 280, body };
}

export function tensiometer(paint: Paint): Drawing {
  const body =
    stroke('M196 150q60 20 58 -60q-2 -60 -40 -64', swatches.slate, 9) +
    casing([214, 6, 92, 112], 34, paint.main) +
    oval([286, 62, 16, 52], darker(paint.main, 0.35)) +
    oval([288, 62, 10, 42], darker(paint.main, 0.6)) +
    rect([224, 48, 42, 28], lighter(paint.main, 0.55), 6, 0.9) +
    casing([6, 24, 200, 176], 30, swatches.ivory) +
    rect([6, 176, 200, 24], darker(swatches.ivory, 0.1), 12) +
    screen([26, 46, 108, 116]) +
    displayFigures('120', [50, 56, 1.08], screenInk) +
    displayFigures('80', [77, 98, 1.08], screenInk) +
    displayFigures('68', [98, 138, 0.56], screenInk) +
    heart(48, 136, 19, swatches.terracotta) +
    oval([170, 84, 24, 24], paint.main) +
    rect([162, 80, 16, 8], swatches.ivory, 4) +
    oval([170, 138, 14, 14], darker(swatches.ivory, 0.16));
  return { width: 310, height: 200, body };
}

export function wristMonitor(paint: Paint): Drawing {
  const body =
    casing([62, 0, 128, 250], 44, paint.main) +
    stroke('M84 18h84M84 232h84', lighter(paint.main, 0.5), 4, 0.7) +
    rect([98, 212, 56, 12], darker(paint.main, 0.3), 4) +
    casing([18, 46, 216, 158], 34, swatches.ivory) +
    screen([42, 70, 112, 110]) +
    displayFigures('118', [68, 80, 1], screenInk) +
    displayFigures('76', [92, 124, 1], screenInk) +
    heart(54, 132, 22, swatches.terracotta) +
    oval([194, 100, 18, 18], paint.main) +
    oval([194, 152, 13, 13], darker(swatches.ivory, 0.18));
  return { width: 252, height: 250, body };
}

export function oximeter(paint: Paint): Drawing {
  const body =
    stroke('M70 34q-50 -30 -52 30', swatches.slate, 5) +
    casing([34, 92, 210, 78], 30, darker(paint.main, 0.22)) +
    path('M200 96h60v22h-60z', swatches.slate) +
    casing([28, 16, 222, 96], 36, paint.main) +
    screen([70, 34, 124, 58]) +
    displayFigures('98', [82, 46, 1.05], screenInk) +
    heart(144, 44, 17, swatches.terracotta) +
    stroke('M140 76h10l6 -10 8 16 6 -10h16', screenInk, 3.5) +
    oval([222, 64, 13, 13], swatches.ivory);
  return { width: 270, height: 172, body };
}

export function clinicalThermometer(paint: Paint): Drawing {
  const body =
    path('M196 58l92 -14q12 2 12 10t-12 10l-92 -4z', swatches.steel) +
    path('M266 47l22 -3q12 2 12 10t-12 10l-22 -1z', lighter(swatches.steel, 0.5)) +
    volume('M40 14h120q50 10 56 32v20q-6 22 -56 32h-120q-30 0 -30 -42t30 -42z', swatches.ivory, [10, 14, 206, 84]) +
    volume('M40 14h22v84h-22q-30 0 -30 -42t30 -42z', paint.main, [10, 14, 52, 84]) +
    screen([80, 34, 82, 44]) +
    displayFigures('36,8', [86, 42, 0.86], screenInk) +
    oval([36, 56, 12, 12], lighter(paint.main, 0.7));
  return { width: 270, height: 210, body: group(body, 'translate(-6 150) rotate(-33)') };
}

export function scale(paint: Paint): Drawing {
  const body =
    path('M36 40h208l30 120q4 20 -16 20h-236q-20 0 -16 -20z', lighter(paint.main, 0.5)) +
    path('M6 160q-4 20 16 20h236q20 0 16 -20l3 16q2 24 -20 24h-234q-22 0 -20 -24z', darker(paint.main, 0.15)) +
    path('M46 50h188l24 104q2 12 -10 12h-216q-12 0 -10 -12z', paint.main, 0.35) +
    rect([96, 58, 88, 40], '#22302B', 10) +
    displayFigures('64,5', [107, 65, 0.82], '#CFE3CF') +
    oval([84, 130, 30, 15], swatches.steel, 0.95) +
    oval([196, 130, 30, 15], swatches.steel, 0.95) +
    oval([80, 127, 18, 7], '#FFFFFF', 0.5) +
    oval([192, 127, 18, 7], '#FFFFFF', 0.5);
  return { width: 280, height: 200, body };
}

export function lancetPen(paint: Paint): Drawing {
  const body =
    casing([40, 0, 44, 86], 18, paint.cap) +
    casing([34, 70, 56, 150], 18, paint.main) +
    rect([48, 216, 28, 26], lighter(paint.main, 0.6), 8) +
    oval([62, 118, 13, 13], lighter(paint.main, 0.75)) +
    rect([48, 150, 28, 8], lighter(paint.main, 0.6), 4) +
    rect([48, 166, 28, 8], lighter(paint.main, 0.6), 4) +
    casing([104, 112, 96, 130], 18, lighter(paint.main, 0.62)) +
    casing([100, 96, 104, 34], 12, paint.main) +
    rect([118, 152, 68, 62], swatches.ivory, 8) +
    path('M152 160q22 28 0 46q-22 -18 0 -46z', swatches.terracotta);
  return { width: 214, height: 244, body };
}
