import { emoji } from '../emoji.ts';
import { darker, swatches } from '../palette.ts';
import { clipped, path, rect, roundedPath } from '../svg.ts';
import type { Box } from '../svg.ts';

export type Paint = { main: string; cap: string; label: string | undefined };

const zigzag = ([x, y, width]: Box, step: number): string => {
  const count = Math.round(width / step);
  const tooth = width / count;
  const teeth = Array.from(
    { length: count },
    (_, at) => `L${x + tooth * (at + 0.5)} ${y + tooth * 0.75}L${x + tooth * (at + 1)} ${y}`,
  );
  return `M${x} ${y}${teeth.join('')}z`;
};

/** A paper label: a woven edge at its head, the icon of the content, bars where print would be. */
export function paperLabel(box: Box, paint: Paint): string {
  const [x, y, width, height] = box;
  const ink = darker(paint.main, 0.25);
  const outline = roundedPath(box, Math.min(10, width / 8));
  const size = Math.min(width * 0.62, height * 0.56);
  return clipped(
    outline,
    path(outline, swatches.ivory) +
      rect([x, y, width, height * 0.075], ink) +
      path(zigzag([x, y + height * 0.075, width, 0], width / 7), ink) +
      (paint.label ? emoji(paint.label, [x + width / 2, y + height * 0.5, size]) : '') +
      rect([x + width * 0.22, y + height * 0.82, width * 0.56, height * 0.055], ink, height * 0.027, 0.75) +
      rect([x + width * 0.34, y + height * 0.905, width * 0.32, height * 0.04], ink, height * 0.02, 0.35),
  );
}

/** The icon of the content on a round sticker. */
export function roundSticker(cx: number, cy: number, radius: number, paint: Paint): string {
  if (!paint.label) return '';
  return (
    `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${swatches.ivory}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${radius * 0.88}" fill="none" stroke="${darker(paint.main, 0.25)}" stroke-width="${radius * 0.06}" stroke-dasharray="${radius * 0.14} ${radius * 0.1}"/>` +
    emoji(paint.label, [cx, cy, radius * 1.15])
  );
}
