import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createCategory } from '#testing/create-category';
import { createProduct } from '#testing/create-product';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const { token } = await createStaff(shop, { role: 'EDITOR' });
const { call } = shop.client(token);

const drawn = (background: string, size = 40) =>
  sharp({ create: { width: size, height: size, channels: 3, background } })
    .png()
    .toBuffer();

type Sent = { fields?: Record<string, string>; files?: [field: string, bytes: Uint8Array, name: string][] };

function formOf({ fields = {}, files = [] }: Sent): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [field, bytes, name] of files) form.append(field, new File([Uint8Array.from(bytes)], name), name);
  return form;
}

const change = async (id: string, sent: Sent) =>
  (await call('PUT /products/{id}', { params: { id }, body: formOf(sent) })).data;

describe('the pictures of a product', () => {
  it('come with it in the order in which they were sent', async () => {
    const category = await createCategory(shop);
    const fields = { name: 'Deux images', price: '100', categoryId: category.id };
    const [red, blue] = [await drawn('red'), await drawn('blue')];
    const { data } = await call('POST /products', {
      body: formOf({
        fields,
        files: [
          ['image', red, 'a.png'],
          ['images', blue, 'b.png'],
        ],
      }),
    });
    expect(data.pictures).toHaveLength(2);
    expect(data.pictures[0]).toMatchObject({ alt: '', src: data.image });
    expect(data.images[0]).toMatch(/^\/media\/[0-9a-f]{16}\/\d+\.jpeg$/);
    const kept = await shop.platform.files.getBytes(data.images[0]?.replace('/media/', '') ?? '');
    const { dominant } = await sharp(kept).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('are those that a change sends: the list for the list, the main one for the main one', async () => {
    const { id } = await createProduct(shop);
    const two = await change(id, {
      files: [
        ['images', await drawn('red'), 'a.png'],
        ['images', await drawn('green'), 'b.png'],
      ],
    });
    const [red, green] = two.images as [string, string];
    const renamed = await change(id, { fields: { name: 'Autre nom' } });
    expect(renamed.images).toEqual([red, green]);

    const newMain = await change(id, { files: [['image', await drawn('blue'), 'c.png']] });
    const [blue] = newMain.images;
    expect([red, green]).not.toContain(blue);
    expect([newMain.image, newMain.images]).toEqual([blue, [blue, green]]);

    const others = await change(id, { files: [['images', await drawn('black'), 'd.png']] });
    expect(others.images).toHaveLength(1);
    expect([red, green, blue]).not.toContain(others.image);

    const [black] = others.images as [string];
    const kept = await change(id, { fields: { images: black }, files: [['images', await drawn('white'), 'e.png']] });
    expect(kept.images).toEqual([black, kept.images[1]]);
    const asMain = await change(id, { fields: { image: kept.images[1] ?? '' } });
    expect(asMain.images).toEqual([kept.images[1], black]);
    const chosen = await change(id, { fields: { image: black }, files: [['images', await drawn('grey'), 'f.png']] });
    expect([chosen.image, chosen.images.length]).toEqual([black, 2]);
  });

  it('take the places that they are given', async () => {
    const { id } = await createProduct(shop);
    const first = await change(id, { files: [['images[]', await drawn('red'), 'a.png']] });
    const second = await change(id, {
      fields: { images: JSON.stringify(first.images) },
      files: [['images', await drawn('green'), 'b.png']],
    });
    expect(second.images).toEqual([first.images[0], second.images[1]]);
    const pictures = JSON.stringify([
      { src: second.images[1], alt: 'Vert' },
      { upload: 0, alt: 'Bleu' },
      { src: second.images[0] },
    ]);
    const third = await change(id, { fields: { pictures }, files: [['images', await drawn('blue'), 'c.png']] });
    expect(third.pictures.map(({ alt }) => alt)).toEqual(['Vert', 'Bleu', '']);
    expect([third.images[0], third.images[2]]).toEqual([second.images[1], second.images[0]]);
    const { data } = await call('PUT /products/{id}', {
      params: { id },
      body: { pictures: [{ src: third.images[1] ?? '' }] },
    });
    expect(data.images).toEqual([third.images[1]]);
    const gone = await call('PUT /products/{id}', { params: { id }, body: { image: null } });
    expect([gone.data.image, gone.data.pictures]).toEqual([null, []]);
  });

  it('never carry its name, so that a new name and a copy are not read out under the one of before', async () => {
    const { id } = await createProduct(shop, { name: 'Miel' });
    const texts = async (sent: Sent) => (await change(id, sent)).pictures.map(({ alt }) => alt);
    const { images } = await change(id, {
      files: [
        ['images', await drawn('red'), 'a.png'],
        ['images', await drawn('green'), 'b.png'],
      ],
    });
    const written = images.map((src, at) => ({ src, alt: ['Miel', 'Le pot vu de dos'][at] }));
    expect(await texts({ fields: { pictures: JSON.stringify(written) } })).toEqual(['', 'Le pot vu de dos']);
    // As they were kept once.
    const { platform } = shop;
    const kept = platform.db.selectFrom('products').select('pictures').where('id', '=', id);
    const { pictures } = await kept.executeTakeFirstOrThrow();
    const named = JSON.stringify((pictures as object[]).map((picture, at) => ({ ...picture, alt: written[at]?.alt })));
    await platform.db.updateTable('products').set({ pictures: named }).where('id', '=', id).execute();
    const { data: copy } = await call('POST /products/{id}/duplicate', { params: { id } });
    expect(copy.pictures.map(({ alt }) => alt)).toEqual(['', 'Le pot vu de dos']);
    expect(await texts({ fields: { name: 'Miel de savane' } })).toEqual(['', 'Le pot vu de dos']);
  });

  it('are only those of the product itself', async () => {
    const { id } = await createProduct(shop);
    for (const body of [
      { pictures: [{ src: '/media/../../etc/passwd' }] },
      { images: ['https://ailleurs.bj/x.jpg'] },
      { pictures: [{ upload: 0 }] },
    ]) {
      expect((await refusalOf(call('PUT /products/{id}', { params: { id }, body }))).status).toBe(422);
    }
  });
});

describe('a file that is no picture', () => {
  const refusalFor = async (bytes: Uint8Array, name = 'photo.jpg', field = 'images') => {
    const { id } = await createProduct(shop);
    const refusal = await refusalOf(change(id, { files: [[field, bytes, name]] }));
    expect((await call('GET /products/{id}', { params: { id } })).data.pictures).toEqual([]);
    return refusal;
  };

  it('is refused at its field, whatever its name says', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    );
    const cut = (await drawn('red')).subarray(0, 60);
    const onlyItsBeginning = Buffer.concat([Buffer.from('GIF89a'), script]);
    for (const bytes of [script, svg, cut, onlyItsBeginning, Buffer.from([0xff, 0xd8, 0xff, 0xe0])]) {
      const refusal = await refusalFor(bytes);
      expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, ['images']]);
      expect(refusal.message).toContain('image lisible');
    }
    expect((await refusalFor(script, 'photo.jpg', 'image')).errors).toHaveProperty('image');
  });

  it('in disguise leaves nothing of itself: only pixels are kept', async () => {
    const { id } = await createProduct(shop);
    const polyglot = Buffer.concat([await drawn('red'), Buffer.from('<script>alert(1)</script><?php evil(); ?>')]);
    const { images, pictures } = await change(id, { files: [['images', polyglot, '../../../etc/evil.php']] });
    expect(images[0]).toMatch(/^\/media\/[0-9a-f]{16}\/\d+\.jpeg$/);
    const addresses = [
      images[0] ?? '',
      ...Object.values(pictures[0]?.srcset ?? {}).map((set) => set.split(' ')[0] ?? ''),
    ].filter((address) => address !== '');
    expect(addresses.length).toBeGreaterThan(2);
    for (const address of addresses) {
      const bytes = await shop.platform.files.getBytes(address.replace('/media/', ''));
      expect(Buffer.from(bytes).includes('<script>')).toBe(false);
    }
  });

  it('is refused when it unpacks to a wall of pixels, or is larger than 10 MB', async () => {
    const wall = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const refusal = await refusalFor(wall);
    expect([refusal.status, refusal.errors['images']?.[0]]).toEqual([422, expect.stringContaining('40 millions')]);
    const heavy = Buffer.concat([await drawn('red'), Buffer.alloc(10_500_000)]);
    expect((await refusalFor(heavy)).code).toBe('payload_too_large');
    expect((await refusalFor(await drawn('red'), 'a.png', 'avatar')).errors).toHaveProperty('avatar');
  });
});
