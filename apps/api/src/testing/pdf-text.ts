import { inflateSync } from 'node:zlib';

type Letters = ReadonlyMap<string, string>;
type Font = { letters: Letters; widths: readonly number[] };
type Objects = ReadonlyMap<string, string>;

const OBJECT = /(\d+) 0 obj\n([\s\S]*?)endobj/g;
const HEX = /<([\w ]+)>/g;

function streamOf(object: string): string {
  const [, head = '', bytes = ''] = /^([\s\S]*?)stream\n([\s\S]*)\nendstream/.exec(object) ?? [];
  const content = Buffer.from(bytes, 'latin1');
  return (head.includes('FlateDecode') ? inflateSync(content) : content).toString('latin1');
}

/** Glyphs and UTF-16 units are written alike, in four digits each. */
function unitsIn(hex: string): string[] {
  return hex.match(/\w{4}/g) ?? [];
}

/** Which letters a font's glyphs stand for: it holds only those in use, numbered as they came. */
function lettersOf(toUnicode: string): Letters {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of toUnicode.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...list.matchAll(HEX)].entries()) {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      letters.set(glyph, String.fromCharCode(...unitsIn(hex).map((unit) => Number.parseInt(unit, 16))));
    }
  }
  return letters;
}

/** How wide its glyphs are, in thousandths of the letters' size. */
function widthsOf(descendant: string): number[] {
  const [, list = ''] = /\/W \[0 \[([^\]]*)\]/.exec(descendant) ?? [];
  return list.trim().split(/\s+/).map(Number);
}

function fontsOf(objects: Objects): Map<string, Font> {
  const named = [...objects.values()].flatMap((object) => [...object.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    named.map(([, name = '', id = '']) => {
      const font = objects.get(id) ?? '';
      const part = (pattern: RegExp) => objects.get(pattern.exec(font)?.[1] ?? '') ?? '';
      return [
        name,
        {
          letters: lettersOf(streamOf(part(/\/ToUnicode (\d+) 0 R/))),
          widths: widthsOf(part(/\/DescendantFonts \[(\d+) 0 R\]/)),
        },
      ];
    }),
  );
}

/** The streams of its pages, from the first. */
function pagesOf(objects: Objects): string[] {
  const [, kids = ''] =
    /\/Kids \[([^\]]*)\]/.exec([...objects.values()].find((one) => one.includes('/Kids [')) ?? '') ?? [];
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = '']) => {
    const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
    return streamOf(objects.get(contents) ?? '');
  });
}

/** A line of text where it stands: pages from 1, points from the left and from the bottom. */
export type PlacedLine = { page: number; text: string; left: number; right: number; bottom: number; top: number };

const OPERATION = /1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ/g;
// What letters without accents take of their size above the line.
const CAPITALS = 0.72;

function linesOfPage(content: string, page: number, fonts: ReadonlyMap<string, Font>): PlacedLine[] {
  const lines: PlacedLine[] = [];
  let [left, bottom, size] = [0, 0, 0];
  let font: Font | undefined;
  for (const [, x, y, name, points, shown] of content.matchAll(OPERATION)) {
    if (x !== undefined) [left, bottom] = [Number(x), Number(y)];
    else if (name !== undefined) [font, size] = [fonts.get(name), Number(points)];
    else {
      const glyphs = [...(shown ?? '').matchAll(HEX)].flatMap(([, hex = '']) => unitsIn(hex));
      const text = glyphs.map((glyph) => font?.letters.get(glyph) ?? '').join('');
      const width = glyphs.reduce((sum, glyph) => sum + (font?.widths[Number.parseInt(glyph, 16)] ?? 0), 0);
      lines.push({ page, text, left, right: left + (width * size) / 1000, bottom, top: bottom + CAPITALS * size });
    }
  }
  return lines;
}

/** What somebody sees on a PDF of the shop: each line, and where it stands. */
export async function pdfLines(content: Blob): Promise<PlacedLine[]> {
  const source = Buffer.from(await content.arrayBuffer()).toString('latin1');
  const objects = new Map([...source.matchAll(OBJECT)].map(([, id = '', object = '']) => [id, object]));
  const fonts = fontsOf(objects);
  return pagesOf(objects).flatMap((page, index) => linesOfPage(page, index + 1, fonts));
}

/** The pairs of lines of which one is printed over the other. */
export function printedOver(lines: readonly PlacedLine[]): [string, string][] {
  const areOver = (one: PlacedLine, other: PlacedLine) =>
    one.page === other.page &&
    one.left < other.right &&
    other.left < one.right &&
    one.bottom < other.top &&
    other.bottom < one.top;
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => areOver(one, other))
      .map((other): [string, string] => [one.text, other.text]),
  );
}

/** What somebody reads on a PDF of the shop: a line for each that was put down. */
export async function pdfText(content: Blob): Promise<string> {
  return (await pdfLines(content)).map(({ text }) => text).join('\n');
}
