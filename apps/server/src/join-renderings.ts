import type { makeAnswer, Platform } from '@tokpa/api';

type Ticket = ReturnType<Platform['cache']['begin']>;

/** A page, and whether it is the same for everybody. */
export type Rendered = { answer: ReturnType<typeof makeAnswer>; isShared: boolean };

/**
 * Makes pages, one for all who ask for it while it is being made: a page that many look at is asked for by all of them once a sale has dropped it.
 * Who comes after something was dropped, whatever it was, gets a page that was begun after it; a page that is not the same for
 * everybody, or that failed, is its asker's alone.
 */
export function joinRenderings(cache: Pick<Platform['cache'], 'begin'>) {
  const underWay = new Map<string, { ticket: Ticket; rendering: Promise<Rendered> }>();

  return async (key: string, render: (ticket: Ticket) => Promise<Rendered>): Promise<Rendered['answer']> => {
    const first = underWay.get(key);
    if (first?.ticket === cache.begin()) {
      // Its own asker hears of what went wrong.
      const joined = await first.rendering.catch(() => undefined);
      if (joined?.isShared) return joined.answer;
    }
    const ticket = cache.begin();
    const mine = { ticket, rendering: render(ticket) };
    underWay.set(key, mine);
    try {
      return (await mine.rendering).answer;
    } finally {
      if (underWay.get(key) === mine) underWay.delete(key);
    }
  };
}
