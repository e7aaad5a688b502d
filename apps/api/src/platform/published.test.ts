import { expect, it } from 'vitest';
import { createCoachingSession, createFormation, createSeminar } from '#testing/create-course';
import { createStaff } from '#testing/create-staff';
import { useTestShop } from '#testing/test-shop';
import { publishedRows } from './published.queries.ts';

const shop = await useTestShop();
const staff = shop.client((await createStaff(shop)).token);
const { db } = shop.platform;

type Wishes = { title: string; status: 'DRAFT' | 'PUBLISHED' | 'ARCHIVED' };

async function createRecipe(_: typeof shop, body: Wishes): Promise<{ slug: string }> {
  return (await staff.call('POST /recipes', { body })).data;
}

it.each([
  ['formations', createFormation],
  ['seminars', createSeminar],
  ['coaching_sessions', createCoachingSession],
  ['recipes', createRecipe],
] as const)(
  'of %s all that are published are listed, the oldest first, part by part, and no others',
  async (table, create) => {
    const slugs: string[] = [];
    for (const status of ['PUBLISHED', 'DRAFT', 'PUBLISHED', 'ARCHIVED', 'PUBLISHED'] as const) {
      const { slug } = await create(shop, { title: `Fonio ${slugs.length}`, status });
      if (status === 'PUBLISHED') slugs.push(slug);
    }
    const { count, list } = publishedRows(table);
    const part = async (limit: number, offset: number) => (await list(db, { limit, offset })).map(({ slug }) => slug);
    expect(await count(db)).toBe(3);
    expect(await part(2, 0)).toEqual(slugs.slice(0, 2));
    expect(await part(2, 2)).toEqual(slugs.slice(2));
  },
);
