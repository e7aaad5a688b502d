import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { createProduct } from '#testing/create-product';
import { createStaff } from '#testing/create-staff';
import { useTestShop } from '#testing/test-shop';
import { acceptForms, readForm } from './forms.ts';

const shop = await useTestShop();
const { token } = await createStaff(shop);

const TEXT_BYTES = 1000;
const reader = fastify();
acceptForms(reader);
reader.route({
  method: 'POST',
  url: '/',
  async handler(request) {
    const { files, fields, discard } = await readForm(request, { image: 'picture' }, TEXT_BYTES);
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

describe('a text that is sent in a form', () => {
  const send = async (letters: BufferEncoding, headers = {}) => {
    const { id } = await createProduct(shop, { name: 'Miel' });
    const form = partOf(['Content-Disposition: form-data; name="description"'], 'Pressé à froid');
    const answer = await shop.app.inject({
      method: 'PUT',
      url: `/api/v1/products/${id}`,
      headers: { ...form.headers, ...headers, authorization: `Bearer ${token}` },
      payload: Buffer.from(form.payload, letters),
    });
    const { errors = {} } = answer.json<{ errors?: Record<string, string[]> }>();
    const { description } = (await shop.client(token).call('GET /products/{id}', { params: { id } })).data;
    return { status: answer.statusCode, errors, description };
  };

  it('keeps its accents', async () => {
    expect(await send('utf8')).toMatchObject({ status: 200, description: expect.stringContaining('Pressé à froid') });
  });

  it('is refused, its field named, where they are lost', async () => {
    const { status, errors, description } = await send('latin1');
    expect([status, errors]).toEqual([422, { description: ['Ce texte contient un caractère non autorisé'] }]);
    expect(description).not.toContain('Press');
  });

  it.each([
    ['in other letters', { 'content-type': 'multipart/form-data; boundary=x; charset=iso-8859-1' }],
    ['packed', { 'content-encoding': 'gzip' }],
  ])('is refused where all of it comes %s', async (_, headers) => {
    expect(await send('utf8', headers)).toMatchObject({ status: 415 });
  });
});

describe('texts of a form that weigh too much', () => {
  const MEGABYTE = 1_048_576;
  const put = async (fields: Readonly<Record<string, string>>) => {
    const { id } = await createProduct(shop);
    const parts = Object.entries(fields).map(
      ([name, text]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    );
    const answer = await shop.app.inject({
      method: 'PUT',
      url: `/api/v1/products/${id}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` },
      payload: `${parts.join('')}--x--\r\n`,
    });
    return { status: answer.statusCode, ...answer.json<{ error: string; errors?: object }>() };
  };

  it('are refused at the field that is cut, and none of it is read as if it were whole', async () => {
    const long = `12${' '.repeat(MEGABYTE)}34`;
    expect(await put({ stock: long })).toMatchObject({ status: 422, errors: { stock: ['Ce texte est trop long'] } });
  });

  it('are refused together too, as they would be in JSON', async () => {
    const half = 'x'.repeat(MEGABYTE / 2 + 1);
    expect(await put({ name: half, description: half })).toMatchObject({ status: 413, error: 'payload_too_large' });
  });
});

describe('a field that a program sends as JSON', () => {
  const field = ['Content-Disposition: form-data; name="variations"', 'Content-Type: application/json'];

  it.each([
    ['[{"name":"Petit","price":500}]', '[{"name":"Petit","price":500}]'],
    ['{ "size": "M" }', '{"size":"M"}'],
    ['12', '12'],
    ['"Miel"', 'Miel'],
  ])('%s is read as the text that a browser would send', async (sent, read) => {
    const answer = await reader.inject({ method: 'POST', url: '/', ...partOf(field, sent) });
    expect(answer.json()).toEqual({
      files: [],
      fields: [
        ['name', ['Miel']],
        ['variations', [read]],
      ],
    });
  });

  it('and is none is no fault of the shop', async () => {
    const { id } = await createProduct(shop);
    const { headers, payload } = partOf(field, '[{"name":');
    const answer = await shop.app.inject({
      method: 'PUT',
      url: `/api/v1/products/${id}`,
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    });
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ error: 'malformed_request' })]);
  });
});
