import { checkBooks, type Books } from './books.ts';
import type { MailServer } from './mail-server.ts';
import type { ShopProcess } from './shop-process.ts';

/** What every trial works with: a shop with its own database, and a second process on that same database. */
export type Ground = {
  shop: ShopProcess;
  second: ShopProcess;
  books: Books;
  /** Where both processes bring their mails: through the doors `first` and `second`. */
  mailServer: MailServer;
  /** Product → its stock before the trial; the books are checked against it afterwards. */
  initialStock: Map<string, number>;
  /** The short version: what a change is checked with. */
  isShort: boolean;
};

/** Does one fault for real and answers what was seen; throws when something was lost. */
export type Trial = { name: string; target: string; run(ground: Ground): Promise<string> };

export type Outcome = { name: string; target: string; seen: string; holds: boolean; seconds: number };

export function expectThat(isTrue: boolean, sentence: string): void {
  if (!isTrue) throw new Error(sentence);
}

/** Runs a trial, then checks the books, whatever it saw. */
export async function runTrial({ name, target, run }: Trial, ground: Ground): Promise<Outcome> {
  const began = performance.now();
  const failures: string[] = [];
  const note = (error: unknown) => failures.push(error instanceof Error ? error.message : String(error));
  const seen = await run(ground).catch((error: unknown) => void note(error));
  await checkBooks(ground.books, ground.initialStock).catch(note);
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { name, target, seen: [seen, ...failures].filter(Boolean).join('; '), holds: failures.length === 0, seconds };
}

/** The number of refusals by code, and of other failures by their name. */
export function countRefusals(results: readonly PromiseSettledResult<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    const { code, name } = result.reason as { code?: string; name?: string };
    const key = code ?? name ?? 'unknown';
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
