import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FormationDetail, Lesson } from '@tokpa/contract';
import { createFormation } from '#testing/create-course';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { orderCourse } from '#testing/order-course';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
// The first order would wait for its mail's template.
await shop.platform.mailer.prepare();
const owner = shop.client((await createStaff(shop)).token);
const visitor = shop.client();

const MODULES = [
  {
    title: 'Comprendre',
    lessons: [
      {
        title: 'La soude',
        content: '<p>Des <b>gants</b>.</p><script>alert(1)</script>',
        durationMinutes: 12,
        isPreview: true,
      },
      { title: 'Le beurre', content: '<p>Pesez.</p>', videoUrl: 'https://videos.exemple.bj/1' },
    ],
  },
  { title: 'Fabriquer', lessons: [{ title: 'Couler', content: '<p>Versez.</p>' }] },
];

type ModuleWish = { title: string; lessons: { title: string; content: string }[] };

function create(
  wishes: { title?: string; slug?: string; status?: 'DRAFT' | 'PUBLISHED'; modules?: ModuleWish[] } = {},
) {
  const { title = 'Fabriquer ses savons', status = 'PUBLISHED', ...others } = wishes;
  return owner.call('POST /formations', { body: { title, price: 25_000, status, level: 'INTERMEDIAIRE', ...others } });
}

/** A module of so many lessons of 95 000 letters, each of which takes three bytes. */
function lessonsOf(count: number) {
  const lesson = { title: 'Savon', content: `<p>${'€'.repeat(95_000)}</p>` };
  return [{ title: 'Tout', lessons: Array.from({ length: count }, () => lesson) }];
}

async function formOf(fields: Record<string, string>, file: Buffer | undefined): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('image', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'photo.png');
  return form;
}

function drawPicture(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#0B6B47' } })
    .png()
    .toBuffer();
}

function lessonOf(formation: FormationDetail, module: number, place: number): Lesson {
  const lesson = formation.modules[module]?.lessons[place];
  if (!lesson) throw new Error('there is no such lesson');
  return lesson;
}

describe('a formation', () => {
  it('is created with its modules and lessons in order, its slug made of the title', async () => {
    const { data } = await create({ title: 'Savons à l’œillet', modules: MODULES });
    expect(data).toMatchObject({
      slug: 'savons-a-loeillet',
      price: 25_000,
      level: 'INTERMEDIAIRE',
      modulesCount: 2,
      lessonsCount: 3,
      isAvailable: true,
      image: null,
    });
    expect(data.modules.map(({ title, lessons }) => [title, lessons.map((lesson) => lesson.title)])).toEqual([
      ['Comprendre', ['La soude', 'Le beurre']],
      ['Fabriquer', ['Couler']],
    ]);
    expect(data.modules[0]?.lessons[0]?.content).toBe('<p>Des <strong>gants</strong>.</p>');
  });

  it('of a title that is taken gets a slug of its own; one chosen by hand is refused', async () => {
    const { data: first } = await create({ title: 'Deux fois' });
    const { data: second } = await create({ title: 'Deux fois' });
    expect([first.slug, second.slug]).toEqual(['deux-fois', 'deux-fois-2']);
    expect(await refusalOf(create({ title: 'Autre', slug: 'deux-fois' }))).toMatchObject({
      status: 409,
      code: 'slug_taken',
    });
  });

  it('shows the public what is taught, and what a lesson says only where it is a preview', async () => {
    const { data } = await create({ modules: MODULES });
    for (const id of [data.id, data.slug]) {
      const { data: seen } = await visitor.call('GET /formations/{id}', { params: { id } });
      const [preview, closed] = seen.modules[0]?.lessons ?? [];
      expect(preview).toMatchObject({ title: 'La soude', durationMinutes: 12, isPreview: true });
      expect(preview?.content).toContain('gants');
      expect(closed).toMatchObject({ title: 'Le beurre', content: null, videoUrl: null, documentUrl: null });
    }
  });

  it('that is a draft is seen by staff alone', async () => {
    const { data } = await create({ title: 'Cachée aux yeux', status: 'DRAFT' });
    const params = { id: data.id };
    expect(await refusalOf(visitor.call('GET /formations/{id}', { params }))).toMatchObject({ status: 404 });
    const shopper = await createShopper(shop);
    expect(await refusalOf(shop.client(shopper.token).call('GET /formations/{id}', { params }))).toMatchObject({
      status: 404,
    });
    expect((await owner.call('GET /formations/{id}', { params })).data.status).toBe('DRAFT');
    const query = { search: 'cachee', status: 'DRAFT' as const };
    expect((await visitor.call('GET /formations', { query })).meta.total).toBe(0);
    expect((await owner.call('GET /formations', { query })).data.map(({ id }) => id)).toEqual([data.id]);
  });

  it('changes at once for everybody; what is not sent stays', async () => {
    const { data } = await create({ title: 'Avant', modules: MODULES });
    const params = { id: data.id };
    await visitor.call('GET /formations/{id}', { params });
    await visitor.call('GET /formations', { query: {} });
    await owner.call('PUT /formations/{id}', { params, body: { price: 0, description: null } });
    const { data: seen } = await visitor.call('GET /formations/{id}', { params });
    expect(seen).toMatchObject({ title: 'Avant', slug: 'avant', price: 0, description: '', lessonsCount: 3 });
    const listed = await visitor.call('GET /formations', { query: { limit: 100 } });
    expect(listed.data.find(({ id }) => id === data.id)?.price).toBe(0);
  });

  it('shows everybody at once the documents that are for everybody, and no others', async () => {
    const { data: formation } = await create({ title: 'Avec documents' });
    const { id: formationId } = formation;
    const shown = async () =>
      (await visitor.call('GET /formations/{id}', { params: { id: formationId } })).data.documents;
    expect(await shown()).toEqual([]);
    const add = async (title: string, isPublic: boolean) => {
      const body = { title, type: 'LINK', url: 'https://exemple.bj/savon', isPublic, formationId } as const;
      return (await owner.call('POST /content-library', { body })).data.id;
    };
    await add('Pour les inscrits', false);
    const id = await add('Pour tous', true);
    expect(await shown()).toEqual([{ id, title: 'Pour tous', url: 'https://exemple.bj/savon', fileUrl: null }]);
    await owner.call('PUT /content-library/{id}', { params: { id }, body: { title: 'Pour chacun' } });
    expect(await shown()).toMatchObject([{ title: 'Pour chacun' }]);
    await owner.call('DELETE /content-library/{id}', { params: { id } });
    expect(await shown()).toEqual([]);
  });

  it('keeps the lessons that are named, moves them, and drops the others', async () => {
    const { data } = await create({ modules: MODULES });
    const [, last] = data.modules;
    const moved = { id: lessonOf(data, 0, 1).id, title: 'Le beurre, deux fois' };
    const modules = [{ id: last?.id ?? '', title: 'Tout', lessons: [{ title: 'Nouvelle' }, moved] }];
    const { data: after } = await owner.call('PUT /formations/{id}', { params: { id: data.id }, body: { modules } });
    expect(after.modules).toMatchObject([{ id: last?.id, lessons: [{ title: 'Nouvelle' }, moved] }]);
  });

  it('never takes the lessons of another formation by their id', async () => {
    const { data: other } = await create({ modules: MODULES });
    const { data: mine } = await create();
    const stolen = other.modules[0]?.lessons[0]?.id ?? '';
    await owner.call('PUT /formations/{id}', {
      params: { id: mine.id },
      body: {
        modules: [{ id: other.modules[0]?.id ?? '', title: 'À moi', lessons: [{ id: stolen, title: 'Volée' }] }],
      },
    });
    const { data: seen } = await owner.call('GET /formations/{id}', { params: { id: other.id } });
    expect(seen.modules).toEqual(other.modules);
  });

  it('takes a form with a picture; an unreadable one is refused at its field', async () => {
    const fields = { title: 'Avec image', price: '5000', status: 'PUBLISHED', modules: JSON.stringify(MODULES) };
    const { data } = await owner.call('POST /formations', { body: await formOf(fields, await drawPicture()) });
    expect(data).toMatchObject({ price: 5000, lessonsCount: 3 });
    expect(data.image).toMatch(/^\/media\/[\da-f]+\/400\.jpeg$/);
    const params = { id: data.id };
    const { data: kept } = await owner.call('PUT /formations/{id}', { params, body: { image: data.image } });
    expect(kept.image).toBe(data.image);
    const broken = await formOf({ title: 'Autre' }, Buffer.from('pas une image'));
    const refusal = await refusalOf(owner.call('PUT /formations/{id}', { params, body: broken }));
    expect(refusal.status).toBe(422);
    expect(Object.keys(refusal.errors)).toEqual(['image']);
    const { data: without } = await owner.call('PUT /formations/{id}', { params, body: { image: '' } });
    expect(without).toMatchObject({ title: 'Avec image', image: null, picture: null });
  });

  it('holds a million letters of whatever alphabet, and is saved again as it was read, as JSON and as a form', async () => {
    const { data } = await create({ modules: lessonsOf(10) });
    expect(data.lessonsCount).toBe(10);
    const params = { id: data.id };
    const { modules } = (await owner.call('GET /formations/{id}', { params })).data;
    const form = await formOf({ modules: JSON.stringify(modules) }, undefined);
    const saved = [
      await owner.call('PUT /formations/{id}', { params, body: { modules } }),
      await owner.call('PUT /formations/{id}', { params, body: form }),
    ];
    for (const answer of saved) expect(answer.data.modules).toEqual(modules);
  });

  it('whose lessons are longer together is refused with a way out, and nobody else sends so much', async () => {
    const refusal = await refusalOf(create({ modules: lessonsOf(11) }));
    expect(refusal).toMatchObject({ status: 422, errors: { modules: [expect.stringContaining('deux formations')] } });
    const body = { title: 'Savons', price: 0, modules: lessonsOf(10) };
    const shopper = shop.client((await createShopper(shop)).token);
    expect(await refusalOf(visitor.call('POST /formations', { body }))).toMatchObject({ status: 401 });
    expect(await refusalOf(shopper.call('POST /formations', { body }))).toMatchObject({ status: 403 });
  });

  it('is refused next to the fields that are wrong', async () => {
    const body = {
      title: ' ',
      price: -1,
      modules: [{ title: 'M', lessons: [{ title: 'L', videoUrl: 'javascript:alert(1)' }] }],
    };
    const refusal = await refusalOf(owner.call('POST /formations', { body }));
    expect(refusal.status).toBe(422);
    expect(Object.keys(refusal.errors)).toEqual(['title', 'price', 'modules.0.lessons.0.videoUrl']);
  });

  it('is removed; one that was ordered or lies in a cart is archived', async () => {
    const shopper = await createShopper(shop);
    const ordered = await createFormation(shop);
    await orderCourse(shop, shopper, { itemType: 'FORMATION', itemId: ordered.id });
    const archived = await owner.call('DELETE /formations/{id}', { params: { id: ordered.id } });
    expect(archived.message).toContain('archivée');
    expect((await owner.call('GET /formations/{id}', { params: { id: ordered.id } })).data.status).toBe('ARCHIVED');

    const unwanted = await createFormation(shop);
    const client = shop.client(shopper.token);
    const { items } = await client.call('POST /cart/items', { body: { itemType: 'FORMATION', itemId: unwanted.id } });
    const remove = () => owner.call('DELETE /formations/{id}', { params: { id: unwanted.id } });
    expect((await remove()).message).toContain('archivée');
    expect((await client.call('GET /cart')).items).toMatchObject([{ issue: 'unavailable' }]);
    await client.call('DELETE /cart/items/{id}', { params: { id: items[0]?.id ?? '' } });
    expect((await remove()).message).toBe('La formation a été supprimée.');
    expect(await refusalOf(owner.call('GET /formations/{id}', { params: { id: unwanted.id } }))).toMatchObject({
      status: 404,
      code: 'formation_not_found',
    });
  });

  it('is written by those who write, deleted by those who run the shop, and every act is logged', async () => {
    const { id } = await createFormation(shop);
    const params = { id };
    const support = shop.client((await createStaff(shop, { role: 'SUPPORT' })).token);
    const editor = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);
    const shopper = shop.client((await createShopper(shop)).token);
    for (const client of [support, shopper]) {
      expect(await refusalOf(client.call('PUT /formations/{id}', { params, body: { price: 1 } }))).toMatchObject({
        status: 403,
      });
    }
    expect(await refusalOf(visitor.call('DELETE /formations/{id}', { params }))).toMatchObject({ status: 401 });
    await editor.call('PUT /formations/{id}', { params, body: { price: 1 } });
    expect(await refusalOf(editor.call('DELETE /formations/{id}', { params }))).toMatchObject({ status: 403 });
    const acts = await shop.platform.db
      .selectFrom('audit_log')
      .select(['act', 'before', 'after'])
      .where('row_id', '=', id)
      .execute();
    expect(acts).toMatchObject([{ act: 'update', before: { price: 10_000 }, after: { price: 1 } }]);
  });
});
