import { ApiError } from '@tokpa/contract/client';
import { messageOf } from './message-of.ts';

/** What became of the rows that something was done with, one after another. */
type Outcome = {
  done: string[];
  /** Deleted meanwhile by somebody else. */
  gone: string[];
  refused: unknown[];
  /** Why those that came after were not tried. */
  stop?: unknown;
};

// Said of this one row. What else goes wrong (no network, a session that ended) would go wrong with the next one too.
const OF_THIS_ROW: readonly number[] = [409, 422];

/** Tries each row: one that is gone or refused keeps nobody from the others. */
export async function actOnEach(ids: readonly string[], run: (id: string) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { done: [], gone: [], refused: [] };
  for (const id of ids) {
    try {
      await run(id);
      outcome.done.push(id);
    } catch (failure) {
      const status = failure instanceof ApiError ? failure.status : 0;
      if (status === 404) outcome.gone.push(id);
      else if (OF_THIS_ROW.includes(status)) outcome.refused.push(failure);
      else return { ...outcome, stop: failure };
    }
  }
  return outcome;
}

/** What is said of the rows that are off the list of things to do; undefined where there is none. */
export function successOf({ done, gone }: Outcome, saidOf: (count: number) => string): string | undefined {
  const sentences = [
    done.length > 0 && saidOf(done.length),
    gone.length === 1 && '1 ligne n’existait plus',
    gone.length > 1 && `${gone.length} lignes n’existaient plus`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join('. ') : undefined;
}

/** Why something is left to do. */
export function problemOf({ refused, stop }: Outcome): string | undefined {
  const reasons = [...new Set(refused.map((refusal) => messageOf(refusal)))].join(' ');
  const left = refused.length > 1 ? `${refused.length} lignes, restées cochées` : '1 ligne, restée cochée';
  const sentences = [
    refused.length > 0 && `Rien n’a changé pour ${left} : ${reasons}`,
    stop !== undefined && messageOf(stop),
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}
