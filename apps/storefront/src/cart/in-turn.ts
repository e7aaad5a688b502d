let lastTurn: Promise<unknown> = Promise.resolve();

/** One call at a time: answers hold the whole cart, so an older one must never arrive after a newer one. */
export function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const turn = lastTurn.then(call);
  lastTurn = turn.catch(() => undefined);
  return turn;
}
