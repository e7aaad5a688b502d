import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { createProduct } from '#testing/create-product';
import { createStaff } from '#testing/create-staff';
import { useTestShop } from '#testing/test-shop';
import { acceptForms, readForm } from './forms.ts';

const shop = await useTestShop();
const { token } = await createStaff(shop);

const reader = fastify();
acceptForms(reader);
reader.route({
  method: 'POST',
  url: '/',
  async handler(request) {
    const { files, fields, discard } = await readForm(request, { image: 'picture' });
    const read = await Promise.all(
      files.map(async ({ field, filename, bytes }) => [field, filename, String(await bytes())]),
    );
    await discard();
    return { files: read, fields: [...fields] };
  },
});
afterAll(() => reader.close());

/** One part, its headers as they are sent, between two fields. */
function partOf(headers: readonly string[], content = '') {
  const name = ['--x', 'Content-Disposition: form-data; name="name"', '', 'Miel'];
  const lines = [...name, '--x', ...headers, '', content, '--x--', ''];
  return { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: lines.join('\r\n') };
}

const BYTES = 'Content-Type: application/octet-stream';
const IMAGE = 'Content-Disposition: form-data; name="image"';
const NAMELESS = [IMAGE, BYTES];
const BROWSER_EMPTY = [`${IMAGE}; filename=""`, BYTES];

describe('a file that is sent without a name', () => {
  it.each([
    ['empty, by a program', NAMELESS, '', []],
    ['empty, by a browser', BROWSER_EMPTY, '', []],
    ['with a content, by a program', NAMELESS, 'pixels', [['image', '', 'pixels']]],
    ['with a content, by a browser', BROWSER_EMPTY, 'pixels', [['image', '', 'pixels']]],
  ])('%s is read for what it holds', async (_, headers, content, files) => {
    const answer = await reader.inject({ method: 'POST', url: '/', ...partOf(headers, content) });
    expect([answer.statusCode, answer.json()]).toEqual([200, { files, fields: [['name', ['Miel']]] }]);
  });

  it.each([
    ['a picture’s field', NAMELESS, 422, ['image']],
    ['a picture’s field as a picture', [IMAGE, 'Content-Type: image/png'], 422, ['image']],
    ['a field that takes no file', ['Content-Disposition: form-data; name="price"', BYTES], 422, ['price']],
    ['no field', ['Content-Disposition: form-data', BYTES], 400, []],
    ['no field, with a name of its own', ['Content-Disposition: form-data; filename="a.png"', BYTES], 400, []],
    ['no field, as text', ['Content-Disposition: form-data'], 400, []],
  ])('and is no picture is refused to %s', async (_, headers, status, fields) => {
    const { id } = await createProduct(shop);
    const { headers: type, payload } = partOf(headers, 'pixels');
    const answer = await shop.app.inject({
      method: 'PUT',
      url: `/api/v1/products/${id}`,
      headers: { ...type, authorization: `Bearer ${token}` },
      payload,
    });
    const { errors = {} } = answer.json<{ errors?: Record<string, string[]> }>();
    expect([answer.statusCode, Object.keys(errors)]).toEqual([status, fields]);
  });
});
