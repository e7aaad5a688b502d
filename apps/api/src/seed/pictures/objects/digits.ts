import { path } from '../svg.ts';

/** Which of the seven segments (top, upper left, upper right, middle, lower left, lower right, bottom) each digit lights. */
const lit: Record<string, readonly number[]> = {
  '0': [0, 1, 2, 4, 5, 6],
  '1': [2, 5],
  '2': [0, 2, 3, 4, 6],
  '3': [0, 2, 3, 5, 6],
  '4': [1, 2, 3, 5],
  '5': [0, 1, 3, 5, 6],
  '6': [0, 1, 3, 4, 5, 6],
  '7': [0, 2, 5],
  '8': [0, 1, 2, 3, 4, 5, 6],
  '9': [0, 1, 2, 3, 5, 6],
};

const across = (x: number, y: number): string => `M${x} ${y}h10l2 2 -2 2h-10l-2 -2z`;
const down = (x: number, y: number): string => `M${x} ${y}l2 2v8l-2 2 -2 -2v-8z`;
const segments = [across(4, 0), down(2, 3), down(16, 3), across(4, 14), down(2, 17), down(16, 17), across(4, 28)];

/** Figures of a measuring device, drawn so that no font is needed; each is 18 by 32 units before scaling. */
export function displayFigures(text: string, [x, y, scale]: readonly [number, number, number], colour: string): string {
  let left = 0;
  const drawn = text.split('').map((character) => {
    const at = left;
    left += character === ',' ? 8 : 24;
    const d =
      character === ',' ? 'M1 28h4v4l-3 5v-5h-1z' : (lit[character] ?? []).map((index) => segments[index]).join('');
    return `<g transform="translate(${x + at * scale} ${y}) scale(${scale})">${path(d, colour)}</g>`;
  });
  return drawn.join('');
}
