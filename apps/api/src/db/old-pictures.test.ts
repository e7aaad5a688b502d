import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const { db, url } = await useTestDatabase();

const addresses = (format: string) =>
  `/media/0123456789abcdef/160.${format} 160w, /media/0123456789abcdef/300.${format} 300w`;
const told = { src: '/media/0123456789abcdef/300.jpeg', alt: 'Miel', width: 300, height: 200, placeholder: 'data:,' };
const photograph = { ...told, srcset: { avif: addresses('avif'), webp: addresses('webp'), jpeg: addresses('jpeg') } };
const drawing = { ...told, srcset: { ...photograph.srcset, avif: '' } };

test('pictures that named each of their files name their widths, and nothing else has changed', async () => {
  await sql`delete from schema_migrations where version = 213`.execute(db);
  await sql`insert into categories (slug, name, picture, updated_at)
            values ('miels', 'Miels', ${JSON.stringify(photograph)}, '2020-01-01'), ('sans', 'Sans image', 'null', '2020-01-01')`.execute(
    db,
  );
  await sql`insert into products (category_id, slug, name, description, price, pictures, updated_at)
            select id, 'miel', 'Miel', '', 500, ${JSON.stringify([drawing, photograph])}, '2020-01-01' from categories where slug = 'miels'`.execute(
    db,
  );
  await sql`insert into products (category_id, slug, name, description, price)
            select id, 'sans', 'Sans photo', '', 500 from categories where slug = 'sans'`.execute(db);
  expect(await migrate(url)).toEqual(['0213_pictures_without_their_addresses']);
  const { rows: categories } =
    await sql`select picture, extract(year from updated_at)::integer as year from categories order by slug`.execute(db);
  expect(categories).toEqual([
    { picture: { ...told, widths: [160, 300], avif: true }, year: 2020 },
    { picture: null, year: 2020 },
  ]);
  const { rows: products } =
    await sql`select pictures, extract(year from updated_at)::integer as year from products order by slug limit 1`.execute(
      db,
    );
  expect(products).toEqual([
    {
      pictures: [
        { ...told, widths: [160, 300], avif: false },
        { ...told, widths: [160, 300], avif: true },
      ],
      year: 2020,
    },
  ]);
});
