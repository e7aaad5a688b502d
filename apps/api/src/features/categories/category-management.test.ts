import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { CategoryChange } from '@tokpa/contract';
import { createCategory } from '#testing/create-category';
import { createProduct } from '#testing/create-product';
import { createShopper } from '#testing/create-shopper';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const visitor = shop.client();
const { token } = await createStaff(shop, { role: 'MANAGER' });
const { call } = shop.client(token);

const change = async (id: string, body: CategoryChange) =>
  (await call('PUT /categories/{id}', { params: { id }, body })).data;
const below = async (id: string) =>
  (await visitor.call('GET /categories/{id}', { params: { id } })).data.subcategories.map(({ name }) => name);

describe('categories of the back office', () => {
  it('are created, renamed and seen at once, on the pages of their products too', async () => {
    const { data } = await call('POST /categories', { body: { name: 'Épices & thés', description: 'Du marché' } });
    expect(data).toMatchObject({ slug: 'epices-thes', description: 'Du marché', parentId: null, image: null });
    const { id: productId } = await createProduct(shop, { categoryId: data.id });
    const shelf = async () =>
      (await visitor.call('GET /products/{id}', { params: { id: productId } })).data.category.name;
    const listed = async () => (await visitor.call('GET /categories')).data.find(({ id }) => id === data.id)?.name;
    expect([await shelf(), await listed()]).toEqual(['Épices & thés', 'Épices & thés']);
    const renamed = await change(data.id, { name: 'Épices' });
    expect(renamed.slug).toBe('epices-thes');
    expect([await shelf(), await listed()]).toEqual(['Épices', 'Épices']);
    expect((await change(data.id, { slug: '' })).slug).toBe('epices');
  });

  it('are renamed and moved however long it takes to find so many products under their new names', async () => {
    const [{ id }, { id: parentId }] = [await createCategory(shop), await createCategory(shop)];
    await sql`
      create function refuse_to_be_cut_off() returns trigger language plpgsql as $$
      begin
        if current_setting('statement_timeout') <> '0' then raise exception 'would be cut off'; end if;
        return new;
      end
      $$`.execute(shop.platform.db);
    await sql`
      create trigger refuse_to_be_cut_off before update of name, parent_id on categories for each row
        when (old.id = ${sql.lit(id)}) execute function refuse_to_be_cut_off()`.execute(shop.platform.db);
    expect((await change(id, { name: 'Immense' })).name).toBe('Immense');
    expect((await change(id, { parentId })).parentId).toBe(parentId);
  });

  it('take a picture from a form, keep it by its address, and lose it when it is emptied', async () => {
    const bytes = await sharp({ create: { width: 30, height: 30, channels: 3, background: 'green' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('name', 'Avec image');
    form.append('parentId', '');
    form.append('image', new File([Uint8Array.from(bytes)], 'x.png'), 'x.png');
    const { data } = await call('POST /categories', { body: form });
    expect(data.picture).toMatchObject({ alt: 'Avec image', src: data.image });
    expect((await change(data.id, { image: data.image })).image).toBe(data.image);
    expect((await refusalOf(change(data.id, { image: '/media/autre.jpg' }))).errors).toHaveProperty('image');
    expect((await change(data.id, { image: null })).picture).toBeNull();
    const wrong = new FormData();
    wrong.append('image', new File(['<svg/>'], 'x.png'), 'x.png');
    const refusal = await refusalOf(call('PUT /categories/{id}', { params: { id: data.id }, body: wrong }));
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['image']]);
  });

  it('stand where they are put, the others making room', async () => {
    const { id: parentId } = await createCategory(shop);
    for (const name of ['A', 'B', 'C']) await call('POST /categories', { body: { name, parentId } });
    expect(await below(parentId)).toEqual(['A', 'B', 'C']);
    const { data } = await call('POST /categories', { body: { name: 'D', parentId, position: 1 } });
    expect(await below(parentId)).toEqual(['A', 'D', 'B', 'C']);
    await change(data.id, { position: 3 });
    expect(await below(parentId)).toEqual(['A', 'B', 'C', 'D']);
    const other = await createCategory(shop);
    await change(data.id, { parentId: other.id });
    expect([await below(parentId), await below(other.id)]).toEqual([['A', 'B', 'C'], ['D']]);
  });

  it('take what is below them along: products say at once under which main category they stand', async () => {
    const [first, second] = [await createCategory(shop), await createCategory(shop)];
    const middle = await createCategory(shop, { parentId: first.id });
    const low = await createCategory(shop, { parentId: middle.id });
    const { id } = await createProduct(shop, { categoryId: low.id });
    const shown = async () => {
      const { category, subcategory } = (await visitor.call('GET /products/{id}', { params: { id } })).data;
      return [category.id, subcategory?.id];
    };
    expect(await shown()).toEqual([first.id, low.id]);
    await change(middle.id, { parentId: second.id });
    expect(await shown()).toEqual([second.id, low.id]);
    await change(middle.id, { parentId: null });
    expect(await shown()).toEqual([middle.id, low.id]);
    await change(low.id, { parentId: null });
    expect(await shown()).toEqual([low.id, undefined]);
    await change(second.id, { parentId: low.id });
    await change(low.id, { parentId: second.id }).catch(() => undefined);
    await change(low.id, { parentId: first.id });
    expect(await shown()).toEqual([first.id, low.id]);
  });

  it('never stand below themselves, even when two are moved at once', async () => {
    const top = await createCategory(shop);
    const middle = await createCategory(shop, { parentId: top.id });
    const low = await createCategory(shop, { parentId: middle.id });
    for (const parentId of [top.id, middle.id, low.id]) {
      expect(await refusalOf(change(top.id, { parentId }))).toMatchObject({ status: 409, code: 'category_cycle' });
    }
    const [one, two] = [await createCategory(shop), await createCategory(shop)];
    const moves = await Promise.allSettled([
      change(one.id, { parentId: two.id }),
      change(two.id, { parentId: one.id }),
    ]);
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const unknown = await refusalOf(change(top.id, { parentId: '01890000-0000-7000-8000-000000000000' }));
    expect(unknown.errors).toHaveProperty('parentId');
  });

  it('are only removed when nothing is in them', async () => {
    const parent = await createCategory(shop);
    const child = await createCategory(shop, { parentId: parent.id });
    const remove = (id: string) => call('DELETE /categories/{id}', { params: { id } });
    expect(await refusalOf(remove(parent.id))).toMatchObject({ status: 409, code: 'category_in_use' });
    await createProduct(shop, { categoryId: child.id, status: 'DRAFT' });
    expect(await refusalOf(remove(child.id))).toMatchObject({ status: 409, code: 'category_in_use' });
    const empty = await createCategory(shop);
    expect((await visitor.call('GET /categories/{id}', { params: { id: empty.id } })).data.id).toBe(empty.id);
    expect((await remove(empty.id)).message).toBe('Catégorie supprimée.');
    expect((await refusalOf(visitor.call('GET /categories/{id}', { params: { id: empty.id } }))).status).toBe(404);
    expect((await refusalOf(remove(empty.id))).code).toBe('category_not_found');
  });

  it('say at their field what is wrong', async () => {
    const taken = await createCategory(shop);
    const { id } = await createCategory(shop);
    expect(await refusalOf(change(id, { slug: taken.slug }))).toMatchObject({
      status: 409,
      errors: { slug: [expect.any(String)] },
    });
    expect((await refusalOf(change(id, { name: ' ' }))).errors).toHaveProperty('name');
    const again = await call('POST /categories', { body: { name: taken.name } });
    expect((await call('POST /categories', { body: { name: taken.name } })).data.slug).not.toBe(again.data.slug);
  });

  it('are written by writers, removed by managers, and by nobody else', async () => {
    const { id } = await createCategory(shop);
    const acts = async (asker?: string) => {
      const client = shop.client(asker);
      const tried = [
        client.call('PUT /categories/{id}', { params: { id }, body: { description: 'x' } }),
        client.call('DELETE /categories/{id}', { params: { id: '01890000-0000-7000-8000-000000000000' } }),
      ];
      return Promise.all(
        tried.map((one) =>
          one.then(
            () => 200,
            (refusal: { status: number }) => refusal.status,
          ),
        ),
      );
    };
    expect(await acts()).toEqual([401, 401]);
    expect(await acts((await createShopper(shop)).token)).toEqual([403, 403]);
    expect(await acts((await createStaff(shop, { role: 'SUPPORT' })).token)).toEqual([403, 403]);
    expect(await acts((await createStaff(shop, { role: 'EDITOR' })).token)).toEqual([200, 403]);
    expect(await acts(token)).toEqual([200, 404]);
  });
});
