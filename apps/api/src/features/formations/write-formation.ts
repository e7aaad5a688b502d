import type { FormationChange, ModuleInput } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { UploadedFile } from '#platform/http/forms';
import type { Platform } from '#platform/platform';
import { cleanRichText } from '#platform/rich-text';
import { writeModules } from './modules.queries.ts';
import { findBegun, refreshProgressOf } from './progress.queries.ts';

function cleanedLessons(modules: readonly ModuleInput[], publicUrl: string): ModuleInput[] {
  return modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({ ...lesson, content: cleanRichText(lesson.content ?? '', publicUrl) })),
  }));
}

/** The body of a call and its files → what is written of the formation: clean HTML, and its modules with the row. */
export function formationWish<Body extends FormationChange>(
  { modules, ...body }: Body,
  uploads: readonly UploadedFile[],
  { clock, config: { publicUrl } }: Platform,
) {
  return {
    body: { ...body, content: body.content === undefined ? undefined : cleanRichText(body.content, publicUrl) },
    uploads,
    async finish(tx: Db, id: string): Promise<void> {
      if (modules === undefined) return;
      const begun = await findBegun(tx, id);
      await writeModules(tx, id, cleanedLessons(modules, publicUrl));
      await refreshProgressOf(tx, { formationId: id, begun }, clock.now());
    },
  };
}
