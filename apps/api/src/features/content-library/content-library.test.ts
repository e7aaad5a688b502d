import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { followedFormationsAsked } from './content-library.events.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'tokpa-library-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const shop = await useTestShop({ DATA_DIR: folder });
const visitor = shop.client();
const { token } = await createStaff(shop, { role: 'EDITOR' });
const staff = shop.client(token);

const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const NOBODY = '01890000-0000-7000-8000-000000000000';

function formOf(
  fields: Record<string, string>,
  file?: { content: string | Uint8Array<ArrayBuffer>; name: string; type?: string },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new Blob([file.content], { type: file.type ?? 'application/pdf' }), file.name);
  return form;
}

function add(
  fields: Record<string, string> = {},
  file = { content: PDF as string | Uint8Array<ArrayBuffer>, name: 'guide.pdf' },
) {
  return staff
    .call('POST /content-library', { body: formOf({ title: 'Guide', ...fields }, file) })
    .then(({ data }) => data);
}

function download(id: string, bearer?: string) {
  return shop.app.inject({
    url: `/api/v1/content-library/${id}/file`,
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
  });
}

async function keptFiles(): Promise<string[]> {
  return readdir(path.join(folder, 'files', 'library')).catch(() => []);
}

describe('a document of the library', () => {
  it('is downloaded by everybody when it is for everybody, never shown in the shop’s name', async () => {
    const item = await add({ isPublic: 'true' }, { content: PDF, name: '../../Été: à <Cotonou>.exe' });
    expect(item).toMatchObject({ type: 'PDF', mimeType: 'application/pdf', size: PDF.length, url: null });
    expect(item.fileName).toBe('Été à Cotonou.pdf');
    const answer = await download(item.id);
    expect([answer.statusCode, answer.body]).toEqual([200, PDF]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Ete a Cotonou.pdf"; filename*=UTF-8''%C3%89t%C3%A9%20%C3%A0%20Cotonou.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    await download(item.id, token);
    const { data } = await visitor.call('GET /content-library/{id}', { params: { id: item.id } });
    expect(data).toMatchObject({ downloadsCount: 1, updatedAt: item.updatedAt });
    for (const file of await keptFiles()) expect(JSON.stringify(data)).not.toContain(file);
  });

  it('goes on from where its download broke off, and was downloaded once', async () => {
    const content = Buffer.from(PDF + 'é'.repeat(100_000));
    const { id } = await add({ isPublic: 'true' }, { content: new Uint8Array(content), name: 'guide.pdf' });
    const ask = (headers: Record<string, string>) =>
      shop.app.inject({ url: `/api/v1/content-library/${id}/file`, headers });
    const whole = await ask({});
    const { etag = '' } = whole.headers;
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(content.length) });
    const end = content.length - 1;
    for (const [range, first, last] of [
      ['bytes=70000-', 70_000, end],
      ['bytes=1-65537', 1, 65_537],
      [`bytes=${end}-${end + 50}`, end, end],
      ['bytes=-10', end - 9, end],
    ] as const) {
      const part = await ask({ range, 'if-range': etag });
      expect([part.statusCode, part.headers['content-range']], range).toEqual([
        206,
        `bytes ${first}-${last}/${content.length}`,
      ]);
      expect(part.rawPayload.equals(content.subarray(first, last + 1)), range).toBe(true);
      expect(part.headers).toMatchObject({
        etag,
        'content-length': String(last + 1 - first),
        'content-type': 'application/pdf',
      });
    }
    const beyond = await ask({ range: `bytes=${content.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
    expect(beyond.json()).toMatchObject({ error: 'range_not_satisfiable' });
    const { data } = await visitor.call('GET /content-library/{id}', { params: { id } });
    expect(data.downloadsCount).toBe(1);
    expect(JSON.stringify(await keptFiles())).not.toContain(etag.slice(1, -1));
  });

  it('is downloaded by who gets its bytes, not by who asks how large it is', async () => {
    const { id } = await add({ isPublic: 'true' });
    const asked = await shop.app.inject({ method: 'HEAD', url: `/api/v1/content-library/${id}/file` });
    expect([asked.statusCode, asked.headers['content-length'], asked.body]).toEqual([200, String(PDF.length), '']);
    const count = async () => (await visitor.call('GET /content-library/{id}', { params: { id } })).data.downloadsCount;
    expect(await count()).toBe(0);
    expect((await download(id)).body).toBe(PDF);
    expect(await count()).toBe(1);
  });

  it('comes whole where a part makes no sense, or belongs to the file that it was before', async () => {
    const { id } = await add({ isPublic: 'true' });
    const ask = (headers: Record<string, string>) =>
      shop.app.inject({ url: `/api/v1/content-library/${id}/file`, headers });
    const before = (await ask({})).headers['etag'] ?? '';
    for (const range of ['bytes=0-1,4-5', 'bytes=5-2', 'pages=1-2', 'bytes=-']) {
      const answer = await ask({ range });
      expect([answer.statusCode, answer.body], range).toEqual([200, PDF]);
    }
    const body = formOf({}, { content: `${PDF}%nouveau`, name: 'guide.pdf' });
    await staff.call('PUT /content-library/{id}', { params: { id }, body });
    const continued = await ask({ range: 'bytes=5-', 'if-range': before });
    expect([continued.statusCode, continued.body]).toEqual([200, `${PDF}%nouveau`]);
    expect(continued.headers['etag']).not.toBe(before);
  });

  it('is not described again to a visitor who has the description, and is once it changed', async () => {
    const { id } = await add({ isPublic: 'true' });
    for (const url of ['/api/v1/content-library?sort=title', `/api/v1/content-library/${id}`]) {
      const read = (etag?: string) =>
        shop.app.inject({ url, ...(etag !== undefined && { headers: { 'if-none-match': etag } }) });
      const first = await read();
      const { etag } = first.headers;
      expect(first.headers).toMatchObject({
        'cache-control': 'public, no-cache',
        etag: expect.stringMatching(/^W\/"/),
      });
      const again = await read(etag);
      expect([again.statusCode, again.body]).toEqual([304, '']);
      await staff.call('PUT /content-library/{id}', { params: { id }, body: { title: `Guide ${url}` } });
      const changed = await read(etag);
      expect([changed.statusCode, changed.body.includes(`Guide ${url}`)]).toEqual([200, true]);
    }
    const own = await shop.app.inject({
      url: `/api/v1/content-library/${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([own.headers['cache-control'], own.headers['etag']]).toEqual(['no-store', undefined]);
  });

  it('for a formation is read by who follows it, and by staff', async () => {
    const formation = await shop.platform.db
      .insertInto('formations')
      .values({ slug: 'tension', title: 'La tension', price: 5000 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const item = await add({ formationId: formation.id });
    expect(item).toMatchObject({ isPublic: false, formation: { title: 'La tension' } });
    const [follower, other] = [await createShopper(shop), await createShopper(shop)];
    shop.platform.events.on(followedFormationsAsked, async (_tx, { userId, formationIds }) => {
      if (userId === follower.userId) formationIds.add(formation.id);
    });
    const seen = async (bearer?: string) => ({
      status: (await download(item.id, bearer)).statusCode,
      listed: (await shop.client(bearer).call('GET /content-library', { query: { formationId: formation.id } })).meta
        .total,
    });
    expect(await seen(follower.token)).toEqual({ status: 200, listed: 1 });
    expect(await seen(token)).toEqual({ status: 200, listed: 1 });
    for (const bearer of [undefined, other.token, 'usr_inventé']) {
      expect(await seen(bearer)).toEqual({ status: 404, listed: 0 });
    }
    expect((await refusalOf(visitor.call('GET /content-library/{id}', { params: { id: item.id } }))).code).toBe(
      'content_not_found',
    );
  });

  it('that is for everybody names its formation to who may know of it', async () => {
    const create = async (slug: string, status: 'DRAFT' | 'PUBLISHED') =>
      shop.platform.db
        .insertInto('formations')
        .values({ slug, title: slug, price: 5000, status })
        .returning('id')
        .executeTakeFirstOrThrow();
    const [draft, published] = [await create('en-secret', 'DRAFT'), await create('au-programme', 'PUBLISHED')];
    const follower = await createShopper(shop);
    shop.platform.events.on(followedFormationsAsked, async (_tx, { userId, formationIds }) => {
      if (userId === follower.userId) formationIds.add(draft.id);
    });
    const items = [
      await add({ isPublic: 'true', formationId: draft.id }),
      await add({ isPublic: 'true', formationId: published.id }),
    ];
    const named = (bearer?: string) =>
      Promise.all(
        items.map(async ({ id }) => {
          const { data } = await shop.client(bearer).call('GET /content-library/{id}', { params: { id } });
          return data.formation?.title ?? null;
        }),
      );
    for (const bearer of [undefined, (await createShopper(shop)).token])
      expect(await named(bearer)).toEqual([null, 'au-programme']);
    for (const bearer of [follower.token, token]) expect(await named(bearer)).toEqual(['en-secret', 'au-programme']);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'guide.pdf'],
    ['a drawing that may run', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image.svg'],
    ['a program', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff]), 'guide.pdf'],
    ['an archive', new Uint8Array([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]), 'guide.pdf'],
    ['nothing', '', 'guide.pdf'],
  ])('that is %s is refused, whatever it is called, and leaves nothing behind', async (_, content, name) => {
    const before = await keptFiles();
    const refusal = await refusalOf(add({}, { content, name }));
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['file']]);
    expect(await keptFiles()).toEqual(before);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'that is a picture of %s keeps only its pixels',
    async (format) => {
      const drawn = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#d00' } })
        .withExif({ IFD0: { Copyright: 'Codjo' }, IFD3: { GPSLatitude: '6/1 22/1 0/1' } })
        .toFormat(format)
        .toBuffer();
      const content = new Uint8Array(Buffer.concat([drawn, Buffer.from('<?php evil(); ?>')]));
      const added = await add({}, { content, name: 'affiche' });
      const body = formOf({ type: 'IMAGE' }, { content, name: 'affiche' });
      const changed = await staff.call('PUT /content-library/{id}', { params: { id: (await add()).id }, body });
      for (const item of [added, changed.data]) {
        expect(item).toMatchObject({ type: 'IMAGE', mimeType: `image/${format}` });
        const { rawPayload } = await download(item.id, token);
        expect([rawPayload.length, rawPayload.includes('<?php')]).toEqual([item.size, false]);
        const kept = await sharp(rawPayload).metadata();
        expect([kept.mediaType, kept.width, kept.exif]).toEqual([item.mimeType, 40, undefined]);
      }
    },
  );

  it('that unpacks to a wall of pixels, or to none, is refused as a picture', async () => {
    const before = await keptFiles();
    const wall = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const refusals = [wall, wall.subarray(0, 60)].map((content) =>
      refusalOf(add({}, { content: new Uint8Array(content), name: 'affiche.png' })),
    );
    expect((await Promise.all(refusals)).map(({ errors }) => errors)).toEqual([
      { file: ['Cette image est trop grande : 40 millions de pixels au plus.'] },
      { file: [expect.stringContaining('image lisible')] },
    ]);
    expect(await keptFiles()).toEqual(before);
  });

  it('without a name gets one of its kind', async () => {
    const body = formOf({ title: 'Guide' }, { content: PDF, name: '', type: 'application/octet-stream' });
    const { data } = await staff.call('POST /content-library', { body });
    expect(data).toMatchObject({ type: 'PDF', fileName: 'document.pdf' });
  });

  it('whose other fields are wrong leaves no file behind', async () => {
    const before = await keptFiles();
    expect((await refusalOf(add({ formationId: NOBODY }))).errors).toHaveProperty('formationId');
    expect((await refusalOf(add({ type: 'VIDEO' }))).errors).toHaveProperty('type');
    expect(await keptFiles()).toEqual(before);
  });

  it('is replaced by another file, which takes the old one’s place on the disk', async () => {
    const item = await add();
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const body = formOf({ type: 'PDF' }, { content: new Uint8Array(png), name: 'affiche.png' });
    const before = await keptFiles();
    const { data } = await staff.call('PUT /content-library/{id}', { params: { id: item.id }, body });
    expect(data).toMatchObject({ type: 'IMAGE', fileName: 'affiche.png', title: 'Guide' });
    const after = await keptFiles();
    expect(after).toHaveLength(before.length);
    expect(after.filter((name) => name.endsWith('.png')).length).toBeGreaterThan(0);
    expect((await sharp((await download(item.id, token)).rawPayload).stats()).dominant).toEqual({
      r: 248,
      g: 248,
      b: 248,
    });

    await staff.call('DELETE /content-library/{id}', { params: { id: item.id } });
    expect(await keptFiles()).toHaveLength(before.length - 1);
    expect((await download(item.id, token)).statusCode).toBe(404);
  });

  it('may be an address elsewhere, in http or https', async () => {
    const link = (url: string) =>
      staff.call('POST /content-library', { body: { title: 'Vidéo', type: 'LINK', url, isPublic: true } });
    const { data } = await link('https://exemple.bj/video');
    expect(data).toMatchObject({ type: 'LINK', url: 'https://exemple.bj/video', fileUrl: null, size: null });
    expect((await download(data.id)).statusCode).toBe(404);
    for (const url of ['javascript:alert(1)', 'file:///etc/passwd', 'ftp://a.b', '//a.b', 'https://', '']) {
      expect((await refusalOf(link(url))).errors, url).toHaveProperty('url');
    }
    const { data: renamed } = await staff.call('PUT /content-library/{id}', {
      params: { id: data.id },
      body: { title: 'Film', category: 'Vidéos' },
    });
    expect(renamed).toMatchObject({ title: 'Film', category: 'Vidéos', url: data.url });
  });

  it('stays the video that it is when its address is corrected', async () => {
    const { data } = await staff.call('POST /content-library', {
      body: { title: 'Vidéo', type: 'VIDEO', url: 'https://exemple.bj/vide' },
    });
    const put = async (id: string, url: string) =>
      (await staff.call('PUT /content-library/{id}', { params: { id }, body: { url } })).data;
    expect(await put(data.id, 'https://exemple.bj/video')).toMatchObject({ type: 'VIDEO' });
    expect(await put((await add()).id, 'https://exemple.bj/a')).toMatchObject({ type: 'LINK', fileUrl: null });
  });

  const SOURCE = ['Choisissez un fichier ou indiquez une adresse.'];
  const TYPE = ['Le type est requis sans fichier ni adresse'];
  const TITLE = ['Le titre est requis'];
  it.each([
    ['everything', {}, { title: TITLE, file: SOURCE, type: TYPE }],
    ['file and type', { title: 'Vide' }, { file: SOURCE, type: TYPE }],
    ['the file', { title: 'Vide', type: 'PDF' }, { file: SOURCE }],
    ['the address', { title: 'Vide', type: 'LINK', url: ' ' }, { url: ['L’adresse du lien est requise'] }],
    ['the title', { url: 'https://exemple.bj/video' }, { title: TITLE }],
  ] as [string, Record<string, string>, Record<string, string[]>][])(
    'without %s is told each field that is missing, as JSON and as a form',
    async (_, fields, errors) => {
      for (const body of [fields, formOf(fields)]) {
        const refusal = await refusalOf(staff.call('POST /content-library', { body: body as never }));
        expect([refusal.status, refusal.errors]).toEqual([422, errors]);
        expect(refusal.message).toBe(Object.values(errors)[0]?.[0]);
      }
    },
  );

  it('keeps its file when its address is emptied, and can not lose both', async () => {
    const { data } = await staff.call('POST /content-library', {
      body: { title: 'Lien', url: 'https://exemple.bj/a' },
    });
    const emptied = staff.call('PUT /content-library/{id}', { params: { id: data.id }, body: { url: '' } });
    expect((await refusalOf(emptied)).errors).toEqual({ file: SOURCE });
    const file = await add();
    const kept = await staff.call('PUT /content-library/{id}', { params: { id: file.id }, body: { url: '' } });
    expect(kept.data).toMatchObject({ fileName: 'guide.pdf', url: null });
  });

  it('is kept by who writes for the shop', async () => {
    const item = await add();
    const remove = (bearer?: string) =>
      shop.client(bearer).call('DELETE /content-library/{id}', { params: { id: item.id } });
    const statusFor = async (bearer?: string) => (await refusalOf(remove(bearer))).status;
    expect(await statusFor()).toBe(401);
    expect(await statusFor((await createShopper(shop)).token)).toBe(403);
    expect(await statusFor((await createStaff(shop, { role: 'SUPPORT' })).token)).toBe(403);
    expect((await remove(token)).message).toBe('Document supprimé');
  });

  it('is found by its words and its kind', async () => {
    await add({ title: 'Mémo de l’Hydratation', category: 'Fiches' });
    const found = async (query: Record<string, string>) =>
      (await staff.call('GET /content-library', { query })).data.map(({ title }) => title);
    expect(await found({ search: 'hydratation', type: 'PDF' })).toEqual(['Mémo de l’Hydratation']);
    expect(await found({ category: 'Fiches', isPublic: 'false' })).toEqual(['Mémo de l’Hydratation']);
    expect(await found({ search: 'hydratation', type: 'LINK' })).toEqual([]);
  });
});
