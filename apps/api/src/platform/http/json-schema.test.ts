import { expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '#testing/endpoints';
import { compileSerialiser } from './json-schema.ts';

const responses = ENDPOINTS.filter(([, { file }]) => file === undefined).map(([key, { response }]) => ({
  key,
  response,
}));

test.each(responses)('the answer of $key can be written', ({ response }) => {
  expect(compileSerialiser(response)).toBeTypeOf('function');
});

test('what the contract does not name never leaves, and nothing is left where it says so', () => {
  const serialise = compileSerialiser(z.object({ name: z.string(), picture: z.string().nullable() }));
  expect(JSON.parse(serialise({ name: 'Karité', picture: null, passwordHash: 'secret' }))).toEqual({
    name: 'Karité',
    picture: null,
  });
});
