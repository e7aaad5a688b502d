import { grounds } from './palette.ts';
import type { Ground, Tint } from './palette.ts';
import type { Pattern } from './recipe.ts';
import { oval, path, rect, stroke } from './svg.ts';

export const canvas = 1200;
/** Where the table begins on pictures that stand on one. */
const horizon = 800;

const leaf = (x: number, y: number, size: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 100})">` +
  '<path d="M0 0C-46 -30 -44 -84 0 -120C44 -84 46 -30 0 0z"/><path d="M0 60V-92" fill="none" stroke-width="7" stroke-linecap="round"/></g>';

const diamond = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx} ${cy - ry}L${cx + rx} ${cy}L${cx} ${cy + ry}L${cx - rx} ${cy}z`;

const repeat = <Item>(count: number, item: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => item(at));

function sun({ deep }: Ground): string {
  const rays = repeat(24, (at) => {
    const angle = (at * Math.PI) / 12;
    const point = (radius: number): string =>
      `${(600 + radius * Math.cos(angle)).toFixed(1)} ${(560 + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${point(452)}L${point(at % 2 === 0 ? 500 : 480)}`;
  });
  return (
    oval([600, 560, 410, 410], '#FFFFFF', 0.5) +
    oval([600, 560, 350, 350], deep, 0.3) +
    stroke(rays.join(''), deep, 12, 0.5)
  );
}

function arch({ deep }: Ground): string {
  const door = (inset: number, top: number): string =>
    `M${220 + inset} 1200V${top + 380 - inset}a${380 - inset} ${380 - inset} 0 0 1 ${760 - 2 * inset} 0V1200z`;
  return (
    path(door(0, 130), '#FFFFFF', 0.42) +
    path(door(44, 174 - 44 + 44), deep, 0.22) +
    path(door(88, 218), '#FFFFFF', 0.38)
  );
}

function leaves({ deep }: Ground): string {
  const spray = [
    leaf(70, 330, 240, -28),
    leaf(250, 150, 200, 24),
    leaf(-10, 610, 210, -8),
    leaf(1130, 330, 240, 28),
    leaf(950, 150, 200, -24),
    leaf(1210, 610, 210, 8),
  ];
  return (
    oval([600, 570, 400, 400], '#FFFFFF', 0.5) +
    `<g fill="${deep}" stroke="${deep}" opacity="0.42">${spray.join('')}</g>`
  );
}

function waves({ deep }: Ground): string {
  const wave = (y: number): string => `M0 ${y}q150 -90 300 0t300 0t300 0t300 0V1200H0z`;
  return (
    oval([860, 320, 190, 190], '#FFFFFF', 0.6) +
    path(wave(520), '#FFFFFF', 0.4) +
    path(wave(640), deep, 0.18) +
    stroke('M0 330q60 -40 120 0t120 0t120 0M60 400q50 -32 100 0t100 0', deep, 12, 0.4)
  );
}

/** A strip of cloth across the back, after the woven bands of the region. */
function weave({ deep }: Ground): string {
  const row = repeat(9, (at) => diamond(at * 150, 560, 66, 110)).join('');
  const inner = repeat(9, (at) => diamond(at * 150, 560, 36, 60)).join('');
  const between = repeat(
    8,
    (at) => `${diamond(75 + at * 150, 480, 22, 36)}${diamond(75 + at * 150, 640, 22, 36)}`,
  ).join('');
  const lines = [400, 424, 696, 720]
    .map((y) => rect([0, y, canvas, y === 400 || y === 720 ? 12 : 6], deep, 0, 0.45))
    .join('');
  return (
    rect([0, 400, canvas, 332], '#FFFFFF', 0, 0.4) +
    path(row, deep, 0.3) +
    path(inner, '#FFFFFF', 0.65) +
    path(between, deep, 0.4) +
    lines
  );
}

function beads({ deep }: Ground): string {
  const ring = (radius: number, count: number, size: number): string =>
    repeat(count, (at) => {
      const angle = (at * 2 * Math.PI) / count;
      return oval([600 + radius * Math.cos(angle), 560 + radius * Math.sin(angle), size, size], deep, 0.4);
    }).join('');
  return oval([600, 560, 400, 400], '#FFFFFF', 0.5) + ring(455, 40, 13) + ring(530, 40, 20) + ring(620, 40, 28);
}

const patterns: Record<Pattern, (ground: Ground) => string> = { sun, arch, leaves, waves, weave, beads };

const backdrop = (tint: Tint, pattern: Pattern): string => {
  const ground = grounds[tint];
  return (
    `<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground.high}"/><stop offset="1" stop-color="${ground.low}"/></linearGradient>` +
    rect([0, 0, canvas, canvas], 'url(#ground)') +
    patterns[pattern](ground)
  );
};

/** A wall with a pattern and the table that the product stands on. */
export function tableGround(tint: Tint, pattern: Pattern): string {
  const { low, deep } = grounds[tint];
  return (
    backdrop(tint, pattern) +
    rect([0, horizon, canvas, canvas - horizon], low) +
    rect([0, horizon, canvas, canvas - horizon], deep, 0, 0.38) +
    rect([0, horizon, canvas, 8], '#FFFFFF', 0, 0.45)
  );
}

/** A round tray of woven straw on cloth, seen from above. */
export function trayGround(tint: Tint, pattern: Pattern): string {
  const rings = repeat(
    6,
    (at) =>
      `<circle cx="600" cy="600" r="${430 - at * 62}" fill="none" stroke="#B98A4E" stroke-width="${at === 0 ? 30 : 14}" stroke-dasharray="${26 - at} ${9 + at}" opacity="${at === 0 ? 0.8 : 0.3}"/>`,
  );
  return (
    backdrop(tint, pattern) +
    oval([620, 640, 456, 450], '#3B2F1B', 0.16) +
    oval([600, 600, 452, 452], '#D9B074') +
    oval([600, 600, 412, 412], '#E9CB97') +
    rings.join('') +
    oval([600, 600, 96, 96], '#B8432F', 0.3)
  );
}
