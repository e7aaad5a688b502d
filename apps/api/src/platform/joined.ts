/** Calls under one name that meet while the first is under way share its answer; those of another process do not. */
export function joinCalls<Answer>(): (name: string, work: () => Promise<Answer>) => Promise<Answer> {
  const underWay = new Map<string, Promise<Answer>>();
  return (name, work) => {
    const first = underWay.get(name);
    if (first) return first;
    const working = work().finally(() => underWay.delete(name));
    underWay.set(name, working);
    return working;
  };
}
