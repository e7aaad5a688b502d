import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { alone } from './alone.ts';

const { url } = await useTestDatabase();

test('what prepares a shop is done by one process at a time, and the next one waits', async () => {
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    seen.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([alone(url, work('one')), alone(url, work('two'))])).toEqual(['one', 'two']);
  expect([seen[0]?.split(' ')[0], seen[2]?.split(' ')[0]]).toEqual([seen[1]?.split(' ')[0], seen[3]?.split(' ')[0]]);
});

test('a failure is told, and leaves the way free', async () => {
  await expect(alone(url, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await alone(url, () => Promise.resolve('done'))).toBe('done');
});
