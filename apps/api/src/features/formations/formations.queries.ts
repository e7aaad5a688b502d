import { sql } from 'kysely';
import type { Formation, FormationDetail, FormationModule, FormationQuery, Page, Picture } from '@tokpa/contract';
import { findOpenDocuments } from '#features/content-library';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { isUuid } from '#db/is-uuid';
import { selectPage } from '#db/select-page';

function selectFormations(db: Db) {
  return db.selectFrom('formations as f').select([
    'f.id',
    'f.slug',
    'f.title',
    'f.description',
    'f.content',
    'f.price',
    'f.duration',
    'f.level',
    'f.status',
    sql<Picture | null>`f.picture`.as('picture'),
    'f.created_at as createdAt',
    'f.updated_at as updatedAt',
    sql<number>`(select count(*) from formation_modules m where m.formation_id = f.id)`.as('modulesCount'),
    sql<number>`(select count(*) from formation_lessons l join formation_modules m on m.id = l.module_id
        where m.formation_id = f.id)`.as('lessonsCount'),
  ]);
}

type FormationRow = Omit<Formation, 'image' | 'isAvailable'>;

function toFormation(row: FormationRow): Formation {
  return { ...row, image: row.picture?.src ?? null, isAvailable: row.status === 'PUBLISHED' };
}

/** `status` undefined: whatever its status. */
export async function selectFormationPage(
  db: Db,
  asked: Omit<FormationQuery, 'status'>,
  status: Formation['status'] | undefined,
): Promise<Page<Formation>> {
  const { search, level } = asked;
  const found = selectFormations(db)
    .$if(status !== undefined, (rows) => rows.where('f.status', '=', status ?? 'PUBLISHED'))
    .$if(level !== undefined, (rows) => rows.where('f.level', '=', level ?? 'DEBUTANT'))
    .$if(Boolean(search), (rows) => rows.where(everyWordIn(sql`f.title || ' ' || f.description`, search ?? '')));
  const page = await selectPage(found, asked, {
    columns: { createdAt: 'f.created_at', title: 'f.title', price: 'f.price', updatedAt: 'f.updated_at' },
    byDefault: '-createdAt',
    id: 'f.id',
  });
  return { ...page, data: page.data.map(toFormation) };
}

export async function findModules(db: Db, formationId: string): Promise<FormationModule[]> {
  const { rows } = await sql<FormationModule>`
    select m.id, m.title, coalesce(
      (select json_agg(json_build_object('id', l.id, 'title', l.title, 'durationMinutes', l.duration_minutes,
         'isPreview', l.is_preview, 'content', l.content, 'videoUrl', l.video_url, 'documentUrl', l.document_url)
         order by l.position)
       from formation_lessons l where l.module_id = m.id), '[]') as lessons
    from formation_modules m where m.formation_id = ${formationId} order by m.position`.execute(db);
  return rows;
}

/** By its id or its slug, whatever its status, with all that its lessons say and the documents that are for everybody. */
export async function findFormation(db: Db, idOrSlug: string): Promise<FormationDetail | undefined> {
  const row = await selectFormations(db)
    .where(isUuid(idOrSlug) ? 'f.id' : 'f.slug', '=', idOrSlug)
    .executeTakeFirst();
  if (!row) return undefined;
  const modules = await findModules(db, row.id);
  return { ...toFormation(row), modules, documents: await findOpenDocuments(db, row.id) };
}
