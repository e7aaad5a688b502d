import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { StaffRole } from '@tokpa/contract';
import { createStaff } from '#testing/create-staff';
import { createShopper } from '#testing/create-shopper';
import { atOnce } from '#testing/meanwhile';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';
import { announcePosts } from './blog.jobs.ts';

const shop = await useTestShop();
const visitor = shop.client();
const writer = await createStaff(shop, { role: 'EDITOR' });
const staff = shop.client(writer.token);

const NOBODY = '01890000-0000-7000-8000-000000000000';
let written = 0;

function write(wishes: Partial<Record<string, unknown>> = {}) {
  written += 1;
  const body = { title: `Article ${written}`, content: '<p>Bonjour</p>', ...wishes };
  return staff.call('POST /blog-posts', { body }).then(({ data }) => data);
}

const publish = (wishes: Partial<Record<string, unknown>> = {}) => write({ status: 'PUBLISHED', ...wishes });
const titlesOf = (posts: { title: string }[]) => posts.map(({ title }) => title);

async function photo(colour = '#0B6B47'): Promise<Blob> {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

describe('an article', () => {
  it('is a draft that only staff see until it is published, and then everybody', async () => {
    const post = await write({ title: 'Boire assez quand il fait chaud', author: 'La rédaction' });
    expect(post).toMatchObject({
      slug: 'boire-assez-quand-il-fait-chaud',
      status: 'DRAFT',
      publishedAt: null,
      author: 'La rédaction',
      readingMinutes: 1,
      commentsCount: 0,
      tags: [],
    });
    const read = () => visitor.call('GET /blog-posts/slug/{slug}', { params: { slug: post.slug } });
    expect(await refusalOf(read())).toMatchObject({ status: 404, code: 'blog_post_not_found' });
    expect((await staff.call('GET /blog-posts/{id}', { params: { id: post.id } })).data.title).toBe(post.title);
    expect(titlesOf((await visitor.call('GET /blog-posts', { query: { limit: 100 } })).data)).not.toContain(post.title);

    const { data } = await staff.call('PATCH /blog-posts/{id}/status', {
      params: { id: post.id },
      body: { status: 'PUBLISHED' },
    });
    expect(data).toMatchObject({ status: 'PUBLISHED', publishedAt: shop.clock.now().toISOString() });
    expect((await read()).data).toMatchObject({ id: post.id, content: '<p>Bonjour</p>' });
    expect(titlesOf((await visitor.call('GET /blog-posts', { query: { limit: 100 } })).data)).toContain(post.title);

    await staff.call('PATCH /blog-posts/{id}/status', { params: { id: post.id }, body: { status: 'ARCHIVED' } });
    expect((await refusalOf(read())).status).toBe(404);
  });

  it('that is published is soon seen where the list was kept by a machine whose clock is behind', async () => {
    const post = await publish({ title: 'Entre deux horloges' });
    const list = async () => titlesOf((await visitor.call('GET /blog-posts', { query: { search: 'horloges' } })).data);
    shop.clock.pass(-1);
    expect(await list()).toEqual([]);
    shop.clock.pass(1);
    await shop.platform.jobs.run(announcePosts, {});
    expect(await list()).toEqual([post.title]);
  });

  it('that is scheduled appears when its moment has come, also where the list was already read', async () => {
    const inAnHour = new Date(shop.clock.now().getTime() + 3_600_000).toISOString();
    const post = await publish({ title: 'Demain', publishedAt: inAnHour });
    const list = async () => titlesOf((await visitor.call('GET /blog-posts', { query: { search: 'Demain' } })).data);
    expect(await list()).toEqual([]);
    shop.clock.pass(30);
    await shop.platform.jobs.run(announcePosts, {});
    expect(await list()).toEqual([]);
    expect((await refusalOf(visitor.call('GET /blog-posts/{id}', { params: { id: post.slug } }))).status).toBe(404);

    shop.clock.pass(31);
    await shop.platform.jobs.run(announcePosts, {});
    expect(await list()).toEqual(['Demain']);
    expect((await visitor.call('GET /blog-posts/{id}', { params: { id: post.slug } })).data.updatedAt).toBe(
      post.updatedAt,
    );
  });

  it('is shown as it is now at once after a change', async () => {
    const post = await publish({ title: 'Avant', tags: ['Miel'] });
    const read = async () => (await visitor.call('GET /blog-posts/{id}', { params: { id: post.id } })).data;
    const list = async () => (await visitor.call('GET /blog-posts', { query: { tag: 'miel' } })).data;
    expect([(await read()).title, titlesOf(await list())]).toEqual(['Avant', ['Avant']]);
    await staff.call('PUT /blog-posts/{id}', { params: { id: post.id }, body: { title: 'Après' } });
    expect(await read()).toMatchObject({ title: 'Après', slug: 'avant', tags: ['Miel'], content: post.content });
    expect(titlesOf(await list())).toEqual(['Après']);
    await staff.call('DELETE /blog-posts/{id}', { params: { id: post.id } });
    expect((await refusalOf(read())).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('never shows a script that came with its text', async () => {
    const post = await publish({
      content: '<p onclick="x()">Lisez <a href="javascript:x()">ici</a></p><script>x()</script>',
    });
    expect(post.content).toBe('<p>Lisez <a rel="noopener">ici</a></p>');
  });

  it('has an address that no other one has', async () => {
    const [first, second, third] = [
      await write({ title: 'Le karité' }),
      await write({ title: 'Le Karité !' }),
      await write({ title: 'Le karité' }),
    ];
    expect([first, second, third].map(({ slug }) => slug)).toEqual(['le-karite', 'le-karite-2', 'le-karite-3']);
    const taken = await refusalOf(write({ slug: 'le-karite' }));
    expect(taken).toMatchObject({ status: 409, code: 'slug_taken' });
    expect(taken.errors['slug']).toHaveLength(1);
    const both = await Promise.all([write({ title: 'En même temps' }), write({ title: 'En même temps' })]);
    expect(both.map(({ slug }) => slug).toSorted()).toEqual(['en-meme-temps', 'en-meme-temps-2']);
    const { data } = await staff.call('PUT /blog-posts/{id}', { params: { id: third.id }, body: { slug: '' } });
    expect(data.slug).toBe('le-karite-3');
  });

  it('written by somebody without a name for it bears theirs', async () => {
    expect((await write({ author: '' })).author).toBe('Codjo Agossou');
  });

  it('comes with a picture in a form, keeps it, and loses it', async () => {
    const form = new FormData();
    form.append('title', 'Avec photo');
    form.append('tags', '["Moringa","Cuisine"]');
    form.append('publishedAt', '');
    form.append('image', await photo(), '../../etc/passwd.png');
    const { data: post } = await staff.call('POST /blog-posts', { body: form });
    expect(post).toMatchObject({ tags: ['Moringa', 'Cuisine'], picture: { alt: 'Avec photo', width: 400 } });
    expect(post.image).toMatch(/^\/media\/[0-9a-f]{16}\/400\.jpeg$/);

    const change = (body: { image?: string | null; title?: string }) =>
      staff.call('PUT /blog-posts/{id}', { params: { id: post.id }, body }).then(({ data }) => data);
    expect((await change({ title: 'Autre titre' })).picture?.alt).toBe('Autre titre');
    expect((await change({ image: post.image })).image).toBe(post.image);
    const foreign = await refusalOf(change({ image: 'https://ailleurs.test/a.png' }));
    expect([foreign.status, Object.keys(foreign.errors)]).toEqual([422, ['image']]);
    expect((await change({ image: null })).picture).toBeNull();
  });

  it('refuses as a picture what is none', async () => {
    const form = new FormData();
    form.append('title', 'Fausse photo');
    form.append('image', new Blob(['<svg onload="x()"/>'], { type: 'image/png' }), 'photo.png');
    const refusal = await refusalOf(staff.call('POST /blog-posts', { body: form }));
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['image']]);
    expect((await staff.call('GET /blog-posts', { query: { search: 'Fausse photo' } })).data).toEqual([]);
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ status: 'DELETED' }, 'status'],
    [{ publishedAt: 'demain' }, 'publishedAt'],
    [{ slug: 'Pas Bon' }, 'slug'],
    [{ categoryId: NOBODY }, 'categoryId'],
    [{ tags: [''] }, 'tags.0'],
    [{ invented: 1 }, 'invented'],
  ])('with %j is refused next to the field', async (wrong, field) => {
    const refusal = await refusalOf(write(wrong));
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]]);
  });

  it('is written down in the log with who did what', async () => {
    const post = await write({ title: 'Au journal' });
    await staff.call('PUT /blog-posts/{id}', { params: { id: post.id }, body: { title: 'Autrement' } });
    const acts = await shop.platform.db
      .selectFrom('audit_log')
      .select(['act', 'staff_id as staffId', 'before', 'after'])
      .where('row_id', '=', post.id)
      .orderBy('id')
      .execute();
    expect(acts).toMatchObject([
      { act: 'create', staffId: writer.staffId, before: null },
      { act: 'update', before: { title: 'Au journal' }, after: { title: 'Autrement' } },
    ]);
  });
});

describe('the list of articles', () => {
  it('is narrowed by rubric, tag and words, the newest first', async () => {
    const { data: rubric } = await staff.call('POST /blog-categories', { body: { name: 'Plantes' } });
    const old = { publishedAt: '2020-01-01T00:00:00.000Z' };
    await publish({ title: 'Bissap', categoryId: rubric.id, tags: ['Boisson', 'Fête'], ...old });
    await publish({ title: 'Kinkéliba', categoryId: rubric.id, tags: ['boisson'], content: '<p>Une tisane dorée</p>' });
    const found = async (query: Record<string, string>) =>
      titlesOf((await visitor.call('GET /blog-posts', { query })).data);
    expect(await found({ category: 'plantes' })).toEqual(['Kinkéliba', 'Bissap']);
    expect(await found({ categoryId: rubric.id, sort: 'title' })).toEqual(['Bissap', 'Kinkéliba']);
    expect(await found({ category: rubric.id, sort: 'title' })).toEqual(['Bissap', 'Kinkéliba']);
    expect(await found({ tag: 'Boisson' })).toEqual(['Kinkéliba', 'Bissap']);
    expect(await found({ tag: 'fete' })).toEqual(['Bissap']);
    expect(await found({ search: 'tisanes dorees' })).toEqual(['Kinkéliba']);
    expect(await found({ search: 'kinkel' })).toEqual(['Kinkéliba']);
    expect(await found({ search: 'inconnu' })).toEqual([]);
  });

  it('sorted by publication shows staff the newest first, and drafts, which have none, at the end either way', async () => {
    await write({ title: 'Gari brouillon' });
    await publish({ title: 'Gari ancien', publishedAt: '2020-01-01T00:00:00.000Z' });
    await publish({ title: 'Gari récent' });
    const sorted = async (sort: 'publishedAt' | '-publishedAt') =>
      titlesOf((await staff.call('GET /blog-posts', { query: { search: 'gari', sort } })).data);
    expect(await sorted('-publishedAt')).toEqual(['Gari récent', 'Gari ancien', 'Gari brouillon']);
    expect(await sorted('publishedAt')).toEqual(['Gari ancien', 'Gari récent', 'Gari brouillon']);
  });

  it('shows staff the drafts, and nobody else', async () => {
    const draft = await write({ title: 'Secret' });
    const asked = { query: { status: 'DRAFT', search: 'Secret' } } as const;
    expect((await staff.call('GET /blog-posts', asked)).data.map(({ id }) => id)).toEqual([draft.id]);
    for (const token of [undefined, (await createShopper(shop)).token]) {
      expect((await shop.client(token).call('GET /blog-posts', asked)).data).toEqual([]);
    }
  });
});

describe('rubrics and tags', () => {
  it('count what the public sees, and a rubric in use stays', async () => {
    const { data: rubric } = await staff.call('POST /blog-categories', {
      body: { name: 'Soins', description: 'Peau' },
    });
    const read = async () => (await visitor.call('GET /blog-categories/{id}', { params: { id: 'soins' } })).data;
    expect(await read()).toMatchObject({ name: 'Soins', description: 'Peau', postsCount: 0 });
    const post = await publish({ categoryId: rubric.id });
    await write({ categoryId: rubric.id });
    expect((await read()).postsCount).toBe(1);
    const remove = () => staff.call('DELETE /blog-categories/{id}', { params: { id: rubric.id } });
    expect(await refusalOf(remove())).toMatchObject({ status: 409, code: 'blog_category_in_use' });

    await staff.call('PUT /blog-categories/{id}', { params: { id: rubric.id }, body: { name: 'Beauté' } });
    expect((await visitor.call('GET /blog-posts/{id}', { params: { id: post.id } })).data.category).toEqual({
      id: rubric.id,
      name: 'Beauté',
      slug: 'soins',
    });
    await shop.platform.db.updateTable('blog_posts').set({ category_id: null }).execute();
    await remove();
    expect((await refusalOf(read())).code).toBe('blog_category_not_found');
  });

  it('are one whatever the case and accents, also when two articles bring them at once', async () => {
    await Promise.all([publish({ tags: ['Rentrée'] }), publish({ tags: ['rentrée', 'RENTREE'] })]);
    const { data } = await visitor.call('GET /blog-tags', { query: { search: 'rentree' } });
    expect(data).toMatchObject([{ slug: 'rentree', postsCount: 2 }]);
    const again = await refusalOf(staff.call('POST /blog-tags', { body: { name: 'rentree' } }));
    expect([again.code, Object.keys(again.errors)]).toEqual(['blog_tag_exists', ['name']]);

    const [tag] = data;
    const post = await publish({ tags: ['rentrée'] });
    const { data: renamed } = await staff.call('PUT /blog-tags/{id}', {
      params: { id: tag?.id ?? '' },
      body: { name: 'Saison sèche' },
    });
    expect(renamed.name).toBe('Saison sèche');
    const tagsOf = async () => (await visitor.call('GET /blog-posts/{id}', { params: { id: post.id } })).data.tags;
    expect(await tagsOf()).toEqual(['Saison sèche']);
    await staff.call('DELETE /blog-tags/{id}', { params: { id: renamed.id } });
    expect(await tagsOf()).toEqual([]);
  });

  it('keep what two colleagues write of them at the same moment', async () => {
    const { data: rubric } = await staff.call('POST /blog-categories', { body: { name: 'Récolte' } });
    const changeRubric = (body: { name?: string; description?: string }) =>
      staff.call('PUT /blog-categories/{id}', { params: { id: rubric.id }, body });
    await atOnce(shop, { table: 'blog_categories', id: rubric.id }, [
      () => changeRubric({ name: 'Moisson' }),
      () => changeRubric({ description: 'De saison' }),
    ]);
    const read = await staff.call('GET /blog-categories/{id}', { params: { id: rubric.id } });
    expect(read.data).toMatchObject({ name: 'Moisson', description: 'De saison' });

    const { data: tag } = await staff.call('POST /blog-tags', { body: { name: 'Récolte' } });
    const changeTag = (body: { name?: string; slug?: string }) =>
      staff.call('PUT /blog-tags/{id}', { params: { id: tag.id }, body });
    await atOnce(shop, { table: 'blog_tags', id: tag.id }, [
      () => changeTag({ name: 'Moisson' }),
      () => changeTag({ slug: 'de-saison' }),
    ]);
    const { data } = await staff.call('GET /blog-tags/{id}', { params: { id: tag.id } });
    expect(data).toMatchObject({ name: 'Moisson', slug: 'de-saison' });
  });

  it('that do not exist are not found', async () => {
    for (const [key, code] of [
      ['PUT /blog-tags/{id}', 'blog_tag_not_found'],
      ['PUT /blog-categories/{id}', 'blog_category_not_found'],
      ['PUT /blog-posts/{id}', 'blog_post_not_found'],
    ] as const) {
      const call = staff.call(key, { params: { id: NOBODY }, body: {} });
      expect(await refusalOf(call), key).toMatchObject({ status: 404, code });
    }
  });
});

describe('the right to write', () => {
  it('belongs to who writes for the shop, reading drafts to everybody who works there', async () => {
    const draft = await write();
    const as = async (role: StaffRole) => shop.client((await createStaff(shop, { role })).token);
    const change = (who: typeof staff, excerpt: string) =>
      who.call('PUT /blog-posts/{id}', { params: { id: draft.id }, body: { excerpt } });
    for (const role of ['OWNER', 'MANAGER', 'EDITOR'] as const) {
      expect((await change(await as(role), role)).data.excerpt).toBe(role);
    }
    const support = await as('SUPPORT');
    expect((await support.call('GET /blog-posts/{id}', { params: { id: draft.id } })).data.id).toBe(draft.id);
    expect((await refusalOf(change(support, 'non'))).status).toBe(403);
    const shopper = shop.client((await createShopper(shop)).token);
    expect((await refusalOf(shopper.call('POST /blog-posts', { body: { title: 'x' } }))).status).toBe(403);
    expect((await refusalOf(visitor.call('POST /blog-posts', { body: { title: 'x' } }))).status).toBe(401);
  });
});
