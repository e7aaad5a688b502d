import type { FormationChange } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { UploadedFile } from '#platform/http/forms';
import { cleanRichText } from '#platform/rich-text';
import { writeModules } from './modules.queries.ts';
import { findBegun, refreshProgressOf } from './progress.queries.ts';

/** The body of a call and its files → what is written of the formation: clean HTML, and its modules with the row. */
export function formationWish<Body extends FormationChange>(
  { modules, ...body }: Body,
  uploads: readonly UploadedFile[],
  now: Date,
) {
  return {
    body: { ...body, content: body.content === undefined ? undefined : cleanRichText(body.content) },
    uploads,
    async finish(tx: Db, id: string): Promise<void> {
      if (modules === undefined) return;
      const begun = await findBegun(tx, id);
      await writeModules(tx, id, modules);
      await refreshProgressOf(tx, { formationId: id, begun }, now);
    },
  };
}
