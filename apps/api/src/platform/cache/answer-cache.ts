import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

/** The moment before an answer is computed: what is dropped after it must not be kept from it. */
export type Ticket = number;

export type AnswerCache = {
  find(key: string): Answer | undefined;
  /** To be taken before the first read of what the answer is made from. */
  begin(): Ticket;
  /** Keeps an answer, unless one of its tags was dropped since the ticket was taken. */
  keep(ticket: Ticket, key: string, answer: Answer): void;
  /** Drops every answer made from one of these tags, in this process. */
  drop(tags: readonly string[]): void;
  clear(): void;
  /** Drops everything and keeps nothing until `resume`: nobody can say any more what is out of date. */
  pause(): void;
  resume(): void;
  /** Hears whenever this tag may have been dropped, by whichever process. */
  watch(tag: string, heard: () => void): void;
  size(): { answers: number; bytes: number };
};

// A tag that was dropped is remembered for as long as a slow answer may be under way; beyond this many, nothing older is kept.
const REMEMBERED_DROPS = 10_000;

/** Which answers were made from what. */
function createTagIndex() {
  const keysByTag = new Map<string, Set<string>>();
  return {
    find: (tag: string): Iterable<string> => keysByTag.get(tag) ?? [],
    add(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
    },
    forget(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  };
}

/** Whole answers in memory, at most `maxBytes` of them and with 0 none, found by address and dropped by tag. */
export function createAnswerCache(maxBytes: number): AnswerCache {
  const index = createTagIndex();
  const droppedAt = new Map<string, number>();
  const watchers = new Map<string, (() => void)[]>();
  let now = 0;
  let nothingBefore = 0;
  let isPaused = false;

  const answers = new LRUCache<string, Answer>({
    // The library takes 0 for no limit.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (answer) => answer.bytes + 2048,
    dispose: (answer, key) => index.forget(key, answer.tags),
  });

  function isStale(ticket: Ticket, tags: readonly string[]): boolean {
    return ticket < nothingBefore || tags.some((tag) => (droppedAt.get(tag) ?? -1) >= ticket);
  }

  function clear(): void {
    now += 1;
    nothingBefore = now;
    droppedAt.clear();
    answers.clear();
    for (const heard of [...watchers.values()].flat()) heard();
  }

  return {
    find: (key) => answers.get(key),
    begin: () => now,
    keep(ticket, key, answer) {
      if (maxBytes === 0 || isPaused || isStale(ticket, answer.tags)) return;
      answers.set(key, answer);
      index.add(key, answer.tags);
    },
    drop(tags) {
      for (const tag of tags) {
        for (const key of index.find(tag)) answers.delete(key);
        droppedAt.set(tag, now);
      }
      now += 1;
      for (const tag of tags) for (const heard of watchers.get(tag) ?? []) heard();
      if (droppedAt.size <= REMEMBERED_DROPS) return;
      droppedAt.clear();
      nothingBefore = now;
    },
    clear,
    pause() {
      isPaused = true;
      clear();
    },
    resume() {
      isPaused = false;
      clear();
    },
    watch(tag, heard) {
      watchers.set(tag, [...(watchers.get(tag) ?? []), heard]);
    },
    size: () => ({ answers: answers.size, bytes: answers.calculatedSize }),
  };
}
