import { createHash } from 'node:crypto';

/** x, y, width, height. */
export type Box = readonly [number, number, number, number];
export type Drawing = { width: number; height: number; body: string };

export const rect = ([x, y, width, height]: Box, fill: string, radius = 0, opacity = 1): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" opacity="${opacity}"/>`;

export const oval = ([cx, cy, rx, ry]: Box, fill: string, opacity = 1): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`;

export const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;

export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export const group = (body: string, transform: string): string => `<g transform="${transform}">${body}</g>`;

export const roundedPath = ([x, y, width, height]: Box, radius: number): string =>
  `M${x + radius} ${y}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}v${height - 2 * radius}q0 ${radius} ${-radius} ${radius}` +
  `h${2 * radius - width}q${-radius} 0 ${-radius} ${-radius}v${2 * radius - height}q0 ${-radius} ${radius} ${-radius}z`;

/** Two shapes with one outline share an id on purpose: they are the same clip. */
export const clipped = (d: string, body: string): string => {
  const id = `clip-${createHash('sha1').update(d).digest('hex').slice(0, 12)}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
};

/** A filled outline lit from the left, the light of every picture. `box` is its bounding box. */
export function volume(d: string, fill: string, box: Box): string {
  const [x, y, width, height] = box;
  return clipped(
    d,
    path(d, fill) +
      rect([x + width * 0.82, y, width * 0.18, height], '#14201A', 0, 0.1) +
      rect([x + width * 0.07, y + height * 0.06, width * 0.055, height * 0.88], '#FFFFFF', width * 0.03, 0.38),
  );
}
