import { describe, expect, test } from 'vitest';
import { makeAnswer } from '@tokpa/api';
import { joinRenderings, type Rendered } from './join-renderings.ts';

function pageOf(text: string, isShared = true): Rendered {
  return {
    answer: makeAnswer({ what: 'page', status: 200, headers: {}, body: Buffer.from(text), tags: [] }),
    isShared,
  };
}

/** Pages that wait to be finished by the test, and a clock that a drop moves. */
function setUp() {
  let now = 0;
  const begun: { at: number; done: PromiseWithResolvers<Rendered> }[] = [];
  const joined = joinRenderings({ begin: () => now });
  return {
    begun,
    drop: () => (now += 1),
    ask: async (key = '/product/savon') => {
      const { body } = (
        await joined(key, (at) => {
          const done = Promise.withResolvers<Rendered>();
          begun.push({ at, done });
          return done.promise;
        })
      ).identity;
      return body.toString();
    },
  };
}

describe('a page that is being made', () => {
  test('is made once for all who ask for it meanwhile, and anew for who asks later', async () => {
    const { begun, ask } = setUp();
    const asked = Promise.all(Array.from({ length: 50 }, () => ask()));
    const other = ask('/product/huile');
    expect(begun).toHaveLength(2);
    begun[0]?.done.resolve(pageOf('un'));
    begun[1]?.done.resolve(pageOf('huile'));
    expect(new Set(await asked)).toEqual(new Set(['un']));
    expect(await other).toBe('huile');
    const later = ask();
    begun[2]?.done.resolve(pageOf('deux'));
    expect(await later).toBe('deux');
  });

  test('is not for who asks after something was dropped: it may show what was before', async () => {
    const { begun, drop, ask } = setUp();
    const before = ask();
    drop();
    const after = [ask(), ask()];
    expect(begun.map(({ at }) => at)).toEqual([0, 1]);
    begun[1]?.done.resolve(pageOf('nouveau'));
    expect(await Promise.all(after)).toEqual(['nouveau', 'nouveau']);
    begun[0]?.done.resolve(pageOf('ancien'));
    expect(await before).toBe('ancien');
  });

  test('is its asker’s alone where it is not the same for everybody', async () => {
    const { begun, ask } = setUp();
    const [first, second] = [ask(), ask()];
    begun[0]?.done.resolve(pageOf('trop de recherches', false));
    expect(await first).toBe('trop de recherches');
    await expect.poll(() => begun).toHaveLength(2);
    begun[1]?.done.resolve(pageOf('résultats'));
    expect(await second).toBe('résultats');
  });

  test('that fails is made anew for the others', async () => {
    const { begun, ask } = setUp();
    const [first, second] = [ask(), ask()];
    begun[0]?.done.reject(new Error('no database'));
    await expect(first).rejects.toThrow('no database');
    await expect.poll(() => begun).toHaveLength(2);
    begun[1]?.done.resolve(pageOf('là'));
    expect(await second).toBe('là');
  });
});
