import { sql } from 'kysely';
import type { ModuleInput } from '@tokpa/contract';
import type { Db } from '#db/connect';

/** The ids that may be kept, each once: any other part is a new one. */
function keeperOf(known: readonly string[]): (id: string | undefined) => string | null {
  const left = new Set(known);
  return (id) => (id !== undefined && left.delete(id) ? id : null);
}

async function findParts(tx: Db, formationId: string): Promise<{ modules: string[]; lessons: string[] }> {
  const { rows } = await sql<{ moduleId: string; lessonId: string | null }>`
    select m.id as "moduleId", l.id as "lessonId" from formation_modules m
    left join formation_lessons l on l.module_id = m.id where m.formation_id = ${formationId}`.execute(tx);
  return {
    modules: [...new Set(rows.map(({ moduleId }) => moduleId))],
    lessons: rows.flatMap(({ lessonId }) => lessonId ?? []),
  };
}

async function upsertModules(
  tx: Db,
  formationId: string,
  modules: readonly { id: string | null; title: string; position: number }[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with written as (
      insert into formation_modules (id, formation_id, title, position)
      select coalesce(part.id, uuid_v7()), ${formationId}, part.title, part.position
      from jsonb_to_recordset(${JSON.stringify(modules)}::jsonb) as part (id uuid, title text, position integer)
      on conflict (id) do update set title = excluded.title, position = excluded.position
      returning id, position
    )
    select id from written order by position`.execute(tx);
  return rows.map(({ id }) => id);
}

function lessonRows(moduleIds: readonly string[], modules: readonly ModuleInput[], keep: ReturnType<typeof keeperOf>) {
  return modules.flatMap(({ lessons }, at) =>
    lessons.map((lesson, position) => ({
      id: keep(lesson.id),
      module_id: moduleIds[at],
      title: lesson.title,
      content: lesson.content ?? '',
      video_url: lesson.videoUrl || null,
      document_url: lesson.documentUrl || null,
      duration_minutes: lesson.durationMinutes ?? null,
      is_preview: lesson.isPreview ?? false,
      position,
    })),
  );
}

async function upsertLessons(tx: Db, lessons: ReturnType<typeof lessonRows>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into formation_lessons (id, module_id, title, content, video_url, document_url, duration_minutes, is_preview, position)
    select coalesce(part.id, uuid_v7()), part.module_id, part.title, part.content, part.video_url, part.document_url,
      part.duration_minutes, part.is_preview, part.position
    from jsonb_to_recordset(${JSON.stringify(lessons)}::jsonb) as part (id uuid, module_id uuid, title text, content text,
      video_url text, document_url text, duration_minutes integer, is_preview boolean, position integer)
    on conflict (id) do update set module_id = excluded.module_id, title = excluded.title, content = excluded.content,
      video_url = excluded.video_url, document_url = excluded.document_url, duration_minutes = excluded.duration_minutes,
      is_preview = excluded.is_preview, position = excluded.position
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Makes the formation teach exactly this, in this order. What is named by its id stays what it was to those who have done it,
 * also in another module; what is not there any more is removed.
 */
export async function writeModules(tx: Db, formationId: string, modules: readonly ModuleInput[]): Promise<void> {
  const before = await findParts(tx, formationId);
  const keepModule = keeperOf(before.modules);
  const moduleIds = await upsertModules(
    tx,
    formationId,
    modules.map(({ id, title }, position) => ({ id: keepModule(id), title, position })),
  );
  const lessonIds = await upsertLessons(tx, lessonRows(moduleIds, modules, keeperOf(before.lessons)));
  // Lessons may have left a module that goes: they move first, then it goes with what stayed in it.
  await sql`
    delete from formation_lessons using formation_modules m
    where formation_lessons.module_id = m.id and m.formation_id = ${formationId}
      and not (formation_lessons.id = any(${lessonIds}::uuid[]))`.execute(tx);
  await sql`
    delete from formation_modules where formation_id = ${formationId} and not (id = any(${moduleIds}::uuid[]))`.execute(
    tx,
  );
}
