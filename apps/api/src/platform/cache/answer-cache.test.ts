import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeAnswer } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';

function answer(tags: string[], text = 'x') {
  return makeAnswer({
    what: 'data',
    status: 200,
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from(text),
    tags,
  });
}

test('an answer is found until something that it was made from changes', () => {
  const cache = createAnswerCache(1_000_000);
  cache.keep(cache.begin(), '/a', answer(['products', 'product:1']));
  cache.keep(cache.begin(), '/b', answer(['product:2']));
  cache.drop(['product:1']);
  expect(cache.find('/a')).toBeUndefined();
  expect(cache.find('/b')).toBeDefined();
});

test('an answer that was under way while its product changed is not kept', () => {
  const cache = createAnswerCache(1_000_000);
  const ticket = cache.begin();
  cache.drop(['product:1']);
  cache.keep(ticket, '/a', answer(['product:1']));
  cache.keep(ticket, '/b', answer(['product:2']));
  expect(cache.find('/a')).toBeUndefined();
  expect(cache.find('/b')).toBeDefined();
});

test('nothing under way survives a clearing', () => {
  const cache = createAnswerCache(1_000_000);
  const ticket = cache.begin();
  cache.clear();
  cache.keep(ticket, '/a', answer([]));
  expect(cache.find('/a')).toBeUndefined();
});

test('the cache stays within its bytes and forgets what was asked least recently', () => {
  const cache = createAnswerCache(10_000);
  for (let at = 0; at < 50; at += 1) cache.keep(cache.begin(), `/${at}`, answer(['t'], 'y'.repeat(500)));
  expect(cache.size().bytes).toBeLessThanOrEqual(10_000);
  expect(cache.find('/0')).toBeUndefined();
  expect(cache.find('/49')).toBeDefined();
});

test('a cache of no bytes keeps nothing', () => {
  const cache = createAnswerCache(0);
  cache.keep(cache.begin(), '/a', answer([]));
  expect(cache.find('/a')).toBeUndefined();
});

test('whatever is kept and dropped in whatever order, no answer outlives a drop of its tag', () => {
  const tag = fc.constantFrom('a', 'b', 'c');
  const act = fc.oneof(
    fc.record({ kind: fc.constant('begin' as const) }),
    fc.record({ kind: fc.constant('keep' as const), tag }),
    fc.record({ kind: fc.constant('drop' as const), tag }),
  );
  const answers = new Map(['a', 'b', 'c'].map((name) => [name, answer([name])] as const));
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const cache = createAnswerCache(1_000_000);
      const fresh = new Set<string>();
      let ticket = cache.begin();
      let droppedSinceBegin = new Set<string>();
      for (const one of acts) {
        if (one.kind === 'begin') {
          ticket = cache.begin();
          droppedSinceBegin = new Set();
        } else if (one.kind === 'drop') {
          cache.drop([one.tag]);
          fresh.delete(one.tag);
          droppedSinceBegin.add(one.tag);
        } else {
          const kept = answers.get(one.tag);
          if (kept) cache.keep(ticket, one.tag, kept);
          if (!droppedSinceBegin.has(one.tag)) fresh.add(one.tag);
        }
        for (const name of ['a', 'b', 'c']) expect(cache.find(name) !== undefined).toBe(fresh.has(name));
      }
    }),
  );
});
