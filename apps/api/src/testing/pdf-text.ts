import { inflateSync } from 'node:zlib';

type Letters = ReadonlyMap<string, string>;

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

function fontsOf(objects: ReadonlyMap<string, string>): Map<string, Letters> {
  const named = [...objects.values()].flatMap((object) => [...object.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    named.map(([, name = '', id = '']) => {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
      return [name, lettersOf(streamOf(objects.get(toUnicode) ?? ''))];
    }),
  );
}

/** What somebody reads on a PDF of the shop: a line for each that was put down. */
export async function pdfText(content: Blob): Promise<string> {
  const source = Buffer.from(await content.arrayBuffer()).toString('latin1');
  const objects = new Map([...source.matchAll(OBJECT)].map(([, id = '', object = '']) => [id, object]));
  const fonts = fontsOf(objects);
  const lines: string[] = [];
  let font: Letters | undefined;
  for (const [, name, glyphs = ''] of [...objects.values()]
    .filter((object) => object.includes('stream\n'))
    .flatMap((object) => [...streamOf(object).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)])) {
    if (name !== undefined) font = fonts.get(name);
    else {
      const shown = [...glyphs.matchAll(HEX)].flatMap(([, hex = '']) => unitsIn(hex));
      lines.push(shown.map((glyph) => font?.get(glyph) ?? '').join(''));
    }
  }
  return lines.join('\n');
}
