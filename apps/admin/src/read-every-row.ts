import type { Identifier } from 'react-admin';

type Row = { id: Identifier };
type Part<Known extends Row> = { data: readonly Known[]; total: number };
type Reading<Known extends Row> = { data: Known[]; total: number; isComplete: boolean };
type Asked<Known extends Row> = {
  /** A page of `MOST_PER_CALL` rows. */
  readPart: (page: number) => Promise<Part<Known>>;
  firstPage?: number;
  most?: number;
};

/** What the API gives at once. */
export const MOST_PER_CALL = 100;
// Each asks for the whole list: a shop that is so busy is told instead.
const MOST_READINGS = 3;

async function readOnce<Known extends Row>(asked: Required<Asked<Known>>): Promise<Reading<Known>> {
  const { readPart, firstPage, most } = asked;
  // By its id: what comes in at the top meanwhile pushes the last row of a page into the next one.
  const rows = new Map<Identifier, Known>();
  let expected: number | undefined;
  for (let page = firstPage; ; page += 1) {
    const { data, total } = await readPart(page);
    expected ??= Math.min(most, total - (firstPage - 1) * MOST_PER_CALL);
    for (const row of data) rows.set(row.id, row);
    if (data.length < MOST_PER_CALL || rows.size >= most)
      return { data: [...rows.values()], total, isComplete: rows.size >= expected };
  }
}

/**
 * The rows of a long list, which the API gives in parts. One that leaves a part that is read, since it is filtered or removed, draws the others up,
 * and one of them out of the parts that are still to be read. So when there are fewer than stood there at the beginning, they are read again;
 * `isComplete` is false where that helped as little.
 */
export async function readEveryRow<Known extends Row>({
  readPart,
  firstPage = 1,
  most = Infinity,
}: Asked<Known>): Promise<Reading<Known>> {
  const asked = { readPart, firstPage, most };
  let reading = await readOnce(asked);
  for (let readings = 1; !reading.isComplete && readings < MOST_READINGS; readings += 1)
    reading = await readOnce(asked);
  return reading;
}
