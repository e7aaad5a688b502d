import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#testing/endpoints';
import { createCategory } from '#testing/create-category';
import { createStaff } from '#testing/create-staff';
import { useTestShop } from '#testing/test-shop';

const dataDir = await mkdtemp(path.join(tmpdir(), 'tokpa-uploads-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));
// Other tests have uploads of their own under way.
const waitingDir = path.join(dataDir, 'waiting');
await mkdir(waitingDir);
vi.stubEnv('TMPDIR', waitingDir);
const shop = await useTestShop({ DATA_DIR: dataDir });
const { token } = await createStaff(shop);

const MEGABYTE = 1_048_576;
const SCRIPT = '<script>alert(document.cookie)</script>';

const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
  .png()
  .toBuffer();
const gif = await sharp(png).gif().toBuffer();
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const csv = Buffer.from('Nom;Catégorie;Prix (FCFA);Stock\nSavon noir;Beauté;1500;3\n');
const empty: [name: string, value: string][] = [];

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** A few kilobytes that are so many black pixels wide and high; with fewer rows they say so, and break off. */
function wallOfPixels(side: number, rows = side): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const signature = png.subarray(0, 8);
  // Each row is a byte and its pixels, a bit for each.
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(side / 8))));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

// The beginning of what Word and Excel write: an archive, which may hold a thousand times what it weighs.
const office = Buffer.concat([
  Buffer.from([
    0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0x7f, 19, 0, 0, 0,
  ]),
  Buffer.from('[Content_Types].xml'),
  deflateSync(Buffer.alloc(MEGABYTE)),
]);

const NEITHER_PICTURE_NOR_DOCUMENT: Readonly<Record<string, Buffer>> = {
  'a drawing with a script': Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`,
  ),
  'a drawing that reads files': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
  ),
  'a page': Buffer.from(`<!doctype html>${SCRIPT}`),
  'a program': Buffer.from(`MZ\u0090\u0000\u0003${'\u0000'.repeat(60)}`, 'latin1'),
  'a script that begins like a picture': Buffer.from(`GIF89a=1;alert(1)//`),
  'a packed archive': office,
  'an archive of Word': Buffer.concat([office, Buffer.from('word/document.xml')]),
};
// The first is a whole picture that anything else would draw; the second is beyond what any library takes.
const WALLS: Readonly<Record<string, Buffer>> = {
  'a wall of pixels': wallOfPixels(7000),
  'the beginning of a larger one': wallOfPixels(50_000, 600),
};
const BROKEN_OFF: Readonly<Record<string, Buffer>> = { 'a picture that breaks off': png.subarray(0, 60) };
const REFUSED: Readonly<Record<string, Readonly<Record<string, Buffer>>>> = {
  picture: {
    ...NEITHER_PICTURE_NOR_DOCUMENT,
    ...BROKEN_OFF,
    'a document': pdf,
    'a document that is a page too': Buffer.concat([pdf, Buffer.from(SCRIPT)]),
  },
  document: { ...NEITHER_PICTURE_NOR_DOCUMENT, ...BROKEN_OFF, 'a table': csv },
  table: {
    ...NEITHER_PICTURE_NOR_DOCUMENT,
    'a picture': png,
    'nothing but columns': Buffer.from('a;'.repeat(MEGABYTE)),
  },
};
// What they hold beside their pixels does not get through.
const PICTURES_AND_MORE = [
  Buffer.concat([png, Buffer.from(SCRIPT)]),
  Buffer.concat([gif, Buffer.from(`*/=1;${SCRIPT}`)]),
] as const;
const TAKEN: Readonly<Record<string, readonly Buffer[]>> = {
  picture: PICTURES_AND_MORE,
  // Other documents are only ever handed out to be kept, never shown in the shop's name.
  document: [pdf, Buffer.concat([pdf, Buffer.from(SCRIPT)]), ...PICTURES_AND_MORE],
  table: [csv],
};
const STRANGE_NAMES = [
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/cron.d/x',
  'photo.png\u0000.php',
  'x'.repeat(5000),
  'é'.repeat(3000),
  'CON',
  'aux.pdf',
  'com1.tar.pdf',
  'a.png:zone.identifier',
  '.htaccess',
  '..',
  ' . ',
  'é\u202Egnp.exe',
  `${SCRIPT}.png`,
];

type Kind = keyof typeof REFUSED;
/** Without a name (null) as programs send bytes; a browser says a name, if an empty one. */
type Sent = { key: string; field: string; content: Buffer; name?: string | null };

const UPLOADS = ENDPOINTS.flatMap(([key, { files = {} }]) =>
  Object.entries(files).map(([field, kind]) => ({ key, field, kind: kind as Kind })),
);

/** The rest of each form, as it is right. */
let rest: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
beforeAll(async () => {
  const { id: categoryId } = await createCategory(shop);
  rest = {
    categories: { name: 'Savons' },
    products: { name: 'Savon noir', price: '1500', categoryId },
    'products/import': {},
    formations: { title: 'Les savons', price: '5000', level: 'DEBUTANT' },
    seminars: { title: 'Les savons', price: '0', startDate: '2031-01-05T09:00:00Z', location: 'Parakou' },
    'coaching-sessions': { title: 'Les savons', price: '0', coachName: 'Prisca', mode: 'ONLINE' },
    pictures: {},
    'blog-posts': { title: 'Les savons', content: '<p>Bonjour</p>' },
    recipes: { title: 'Le savon' },
    'content-library': { title: 'Les savons' },
  };
});

function formOf(fields: readonly [string, string][], { field, content, name = 'photo.png' }: Sent): Buffer {
  const head = (of: string) => `--x\r\nContent-Disposition: form-data; name="${of}"`;
  const texts = fields.map(([of, value]) => `${head(of)}\r\n\r\n${value}\r\n`).join('');
  const named = name === null ? '' : `; filename="${name.replaceAll('"', '%22')}"`;
  const type = name === null ? 'application/octet-stream' : 'image/png';
  const file = `${head(field)}${named}\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(texts + file), content, Buffer.from('\r\n--x--\r\n')]);
}

async function upload(sent: Sent) {
  const [method = '', template = ''] = sent.key.split(' ');
  const resource = template.slice(1).replace('/{id}', '');
  const fields = rest[resource];
  if (!fields) throw new Error(`the form of ${sent.key} takes files: say here what else it needs`);
  const isChange = template.includes('{id}');
  const id = isChange ? await firstOf(resource) : '';
  const answer = await shop.app.inject({
    method: method as 'POST',
    url: `/api/v1${template.replace('{id}', id)}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: formOf(isChange ? empty : Object.entries(fields), sent),
  });
  return { status: answer.statusCode, text: answer.body, said: answer.json<{ errors?: object; data?: unknown }>() };
}

/** Something to change: made without a file. */
async function firstOf(resource: string): Promise<string> {
  const link = resource === 'content-library' ? { type: 'LINK', url: 'https://exemple.bj/a' } : {};
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/v1/${resource}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { ...rest[resource], ...('price' in (rest[resource] ?? {}) && { price: 1500 }), ...link },
  });
  return answer.json<{ data: { id: string } }>().data.id;
}

const keptFiles = () => readdir(path.join(dataDir, 'files'), { recursive: true }).catch((): string[] => []);
const waitingFiles = () => readdir(waitingDir);

describe.each(UPLOADS)('$key, $field', ({ key, field, kind }) => {
  it.each(Object.entries(REFUSED[kind] ?? {}))(
    'refuses %s, in a sentence, and keeps nothing of it',
    async (_, content) => {
      const before = await keptFiles();
      const { status, said, text } = await upload({ key, field, content });
      expect(status, text).toBe(422);
      expect(Object.keys(said.errors ?? {})).toEqual([field]);
      expect(await keptFiles()).toEqual(before);
    },
  );

  it.each(kind === 'table' ? [] : Object.entries(WALLS))(
    'refuses %s for the number of its pixels, before it draws them, and keeps nothing of it',
    async (_, content) => {
      const before = await keptFiles();
      const { status, said, text } = await upload({ key, field, content });
      expect(status, text).toBe(422);
      expect(said.errors).toEqual({ [field]: [expect.stringContaining('40 millions de pixels au plus')] });
      expect(await keptFiles()).toEqual(before);
    },
  );

  it('makes no use of the name that a file came with', async () => {
    const [content = Buffer.alloc(0)] = TAKEN[kind] ?? [];
    for (const name of STRANGE_NAMES) {
      const { status, text } = await upload({ key, field, content, name });
      expect(status, `${name} ${text}`).toBeLessThan(300);
      const fileName = /"fileName":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? 'x.csv';
      expect(fileName, name).toMatch(/^[^\\/:*?"<>|\p{C}]{1,200}$/u);
      expect(fileName).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\.|^\.|[.\s]$/i);
    }
    expect((await keptFiles()).filter((file) => /[^\da-z/.-]/.test(file))).toEqual([]);
  });

  it('takes a file without a name for what it holds, and an empty one for none', async () => {
    const [content = Buffer.alloc(0)] = TAKEN[kind] ?? [];
    const { status, text } = await upload({ key, field, content, name: null });
    expect(status, text).toBeLessThan(300);
    const [byProgram, byBrowser] = [
      await upload({ key, field, content: Buffer.alloc(0), name: null }),
      await upload({ key, field, content: Buffer.alloc(0), name: '' }),
    ];
    expect(byProgram.status, byProgram.text).toBeLessThan(500);
    expect([byProgram.status, byProgram.said.errors]).toEqual([byBrowser.status, byBrowser.said.errors]);
  });

  it('keeps of a picture that is a page or a script too nothing but the picture', async () => {
    for (const content of TAKEN[kind] ?? []) expect((await upload({ key, field, content })).status).toBeLessThan(300);
    const pictures = (await keptFiles()).filter((file) => /\.(?:avif|webp|jpeg|png|gif)$/.test(file));
    for (const file of pictures)
      expect((await readFile(path.join(dataDir, 'files', file))).includes('alert('), file).toBe(false);
  });
});

it.each([
  ['POST /recipes', 'image', 10],
  ['POST /products/import', 'file', 50],
  ['POST /content-library', 'file', 100],
])('%s takes no file beyond its measure, and leaves none of it waiting', async (key, field, megabytes) => {
  const begin = field === 'image' ? png : pdf;
  const content = Buffer.concat([begin, Buffer.alloc(megabytes * MEGABYTE)]);
  const { status, text } = await upload({ key, field, content });
  expect(status, text).toBe(413);
  expect(await waitingFiles()).toEqual([]);
});
