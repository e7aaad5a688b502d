import { createServer } from 'node:http';
import { getHeapStatistics } from 'node:v8';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveBackMemory } from './give-back-memory.ts';

const collect = vi.fn<() => void>();
const server = createServer();

beforeEach(() => {
  collect.mockClear();
  vi.stubGlobal('gc', collect);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('memory is given back once nobody asks for anything, and not before', () => {
  const { stop } = giveBackMemory(server);
  for (let second = 0; second < 5; second += 1) {
    server.emit('request');
    vi.advanceTimersByTime(1000);
  }
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(collect).toHaveBeenCalledExactlyOnceWith({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  stop();
});

test('it is not given back again before there is more of it', () => {
  const { stop } = giveBackMemory(server);
  vi.advanceTimersByTime(3000);
  vi.advanceTimersByTime(120_000);
  expect(collect).toHaveBeenCalledTimes(1);
  const before = getHeapStatistics().total_heap_size;
  const more = Array.from({ length: 3_000_000 }, (_, at) => ({ at }));
  expect(getHeapStatistics().total_heap_size - before).toBeGreaterThan(16 * 1024 * 1024);
  vi.advanceTimersByTime(3000);
  expect(more).toHaveLength(3_000_000);
  expect(collect).toHaveBeenCalledTimes(2);
  stop();
});
