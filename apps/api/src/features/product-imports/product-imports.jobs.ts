import { sumUpProductCounts } from '#features/products';
import { fetchPublic } from '#platform/fetch-public';
import { defineJob, EVERY_MINUTE } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { deleteImportsBefore, selectForgotten } from './product-imports.queries.ts';
import { runImport } from './run-import.ts';

export const runImportJob = defineJob<{ importId: string }>('product-imports.run');
export const resumeImportsJob = defineJob<Record<string, never>>('product-imports.resume', { schedule: EVERY_MINUTE });
const forgetImportsJob = defineJob<Record<string, never>>('product-imports.forget', { schedule: '20 4 * * *' });

const KEPT_DAYS = 14;
// Longer than any step takes without touching its import; a step that is still running holds the import, and nothing is done twice.
const FORGOTTEN_AFTER_MINUTES = 2;

export function handleImportJobs(platform: Platform): void {
  const queue = (importId: string) => platform.transact((tx) => platform.jobs.send(tx, runImportJob, { importId }));

  platform.jobs.handle(runImportJob, async ({ importId }) => {
    const goesOn = await runImport(platform, importId, { fetchPicture: fetchPublic });
    // Each of its products was counted on its own.
    await sumUpProductCounts(platform.db);
    if (goesOn) await queue(importId);
  });

  // The process that was at them was killed: its jobs come back only after a long time.
  platform.jobs.handle(resumeImportsJob, async () => {
    for (const importId of await selectForgotten(platform.db, FORGOTTEN_AFTER_MINUTES)) await queue(importId);
  });

  platform.jobs.handle(forgetImportsJob, async () => {
    const keys = await platform.transact((tx) => deleteImportsBefore(tx, KEPT_DAYS));
    for (const key of keys) await platform.files.delete(key);
  });
}
