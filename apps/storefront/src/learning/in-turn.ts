type Standing = {
  status: 'PENDING' | 'ACTIVE' | 'COMPLETED' | 'CONFIRMED' | 'ATTENDED' | 'CANCELLED';
  /** When it begins and is over; null where no date is fixed. */
  start?: string | null;
  end?: string | null;
};

function rankOf({ status, start, end }: Standing, now: number): number {
  if (status === 'CANCELLED') return 2;
  if (status === 'COMPLETED' || status === 'ATTENDED') return 1;
  const over = end ?? start;
  return over && Date.parse(over) < now ? 1 : 0;
}

/** What is to come, the nearest first and what has no date yet behind; then what is over, the last first; what is cancelled at the end. */
export function inTurn<One>(all: readonly One[], standingOf: (one: One) => Standing, now: number): One[] {
  const placed = all.map((one) => {
    const standing = standingOf(one);
    const rank = rankOf(standing, now);
    const start = standing.start ? Date.parse(standing.start) : Number.MAX_SAFE_INTEGER;
    return { one, rank, at: rank === 0 ? start : -start };
  });
  return placed.sort((a, b) => a.rank - b.rank || a.at - b.at).map(({ one }) => one);
}
