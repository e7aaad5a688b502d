let lastTurn: Promise<unknown> = Promise.resolve();

/** One call at a time: answers hold the whole cart, so an older one must never arrive after a newer one. */
export function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const turn = lastTurn.then(call);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** Resolves once all that was asked of the cart so far has its answer; what is asked from then on does not wait for its caller. */
export function whenAnswered(): Promise<void> {
  return inTurn(() => Promise.resolve());
}
