import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createStaff } from '#testing/create-staff';
import { refusalOf } from '#testing/refusal';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const editor = shop.client((await createStaff(shop, { role: 'EDITOR' })).token);
const owner = shop.client((await createStaff(shop, { role: 'OWNER' })).token);

const photograph = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#0a7' } })
  .png()
  .toBuffer();

function formOf(bytes: Uint8Array, name = 'marché.png'): FormData {
  const form = new FormData();
  form.append('image', new File([Uint8Array.from(bytes)], name), name);
  return form;
}

describe('a picture of a text', () => {
  it('is kept under an address that an article keeps, with its width and height', async () => {
    const { data: picture } = await editor.call('POST /pictures', { body: formOf(photograph) });
    expect(picture).toMatchObject({ width: 960, height: 640 });
    const kept = await shop.platform.files.getBytes(picture.src.replace('/media/', ''));
    expect((await sharp(kept).metadata()).format).toBe('jpeg');
    const content = `<p><img src="${picture.src}" alt="Le marché" width="960" height="640" /></p>`;
    const { data: post } = await editor.call('POST /blog-posts', { body: { title: 'Au marché', content } });
    expect(post.content).toBe(content);
  });

  it('stands in the log by the name of its file', async () => {
    const { data: picture } = await editor.call('POST /pictures', { body: formOf(photograph, 'Étal.png') });
    const { data: acts } = await owner.call('GET /audit-log', { query: { resource: 'pictures', limit: 50 } });
    expect(acts.map(({ act, after }) => ({ act, after }))).toContainEqual({
      act: 'create',
      after: { name: 'Étal.png', src: picture.src, width: 960, height: 640 },
    });
  });

  it('is asked for where none comes', async () => {
    expect(await refusalOf(editor.call('POST /pictures', {}))).toMatchObject({
      status: 422,
      errors: { image: ['Choisissez une image'] },
    });
  });
});
