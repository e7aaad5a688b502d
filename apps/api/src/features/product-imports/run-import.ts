import type { Platform } from '#platform/platform';
import { fetchNextPictures, type FetchPicture } from './fetch-pictures.ts';
import { countAttempt, selectForJob, updateImport } from './product-imports.queries.ts';
import { stageTable, UnreadableTable } from './stage-table.ts';
import { writeBatch } from './write-batch.ts';

// A job that runs for longer than this leaves its place to others and comes again.
const SLICE_MS = 15_000;
const MOST_ATTEMPTS = 6;
const GIVEN_UP =
  'L’import s’est arrêté plusieurs fois au même endroit. Ce qui était fait l’est resté ; relancez-le ou écrivez-nous.';

const fail = (platform: Platform, importId: string, failure: string) =>
  platform.transact((tx) => updateImport(tx, importId, { status: 'FAILED', failure }));

/** One act of the import at the stage where it is. False: it is over, or somebody else is at it. */
async function advance(platform: Platform, importId: string, fetchPicture: FetchPicture): Promise<boolean> {
  const { status } = (await selectForJob(platform.db, importId)) ?? {};
  switch (status) {
    case 'WAITING':
      await platform.transact((tx) => updateImport(tx, importId, { status: 'READING' }));
      return true;
    case 'READING':
      return stageTable(platform, importId);
    case 'WRITING':
      return writeBatch(platform, importId);
    case 'PICTURES':
      if (await fetchNextPictures(platform, importId, fetchPicture)) return true;
      await platform.transact((tx) => updateImport(tx, importId, { status: 'DONE' }));
      return false;
    default:
      return false;
  }
}

/** Works at the import for a while; true when more is to be done. What stops it again and again ends it. */
export async function runImport(
  platform: Platform,
  importId: string,
  { fetchPicture, forMs = SLICE_MS }: { fetchPicture: FetchPicture; forMs?: number },
): Promise<boolean> {
  if ((await countAttempt(platform.db, importId)) > MOST_ATTEMPTS) {
    await fail(platform, importId, GIVEN_UP);
    return false;
  }
  const end = performance.now() + forMs;
  try {
    while (await advance(platform, importId, fetchPicture)) if (performance.now() >= end) return true;
    return false;
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    await fail(platform, importId, error.message);
    return false;
  }
}
