import { type RawBuilder, sql } from 'kysely';
import type { ContentItem, ContentQuery, ContentType, Page } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { everyWordIn } from '#db/every-word-in';
import { selectPage } from '#db/select-page';

type Reference = { id: string; title: string; slug: string };
export type ContentRow = Omit<ContentItem, 'fileUrl'> & { fileKey: string | null };

/** Staff read everything; others what is for everybody, and what belongs to the formations that they follow. */
export type Reader = 'staff' | { formationIds: readonly string[] };

/** Whether the reader may know of `formation`: one that is not published yet, or no more, is for staff and for who follows it. */
function isKnownTo(reader: Reader): RawBuilder<boolean> {
  if (reader === 'staff') return sql`formation.id is not null`;
  return sql`formation.status = 'PUBLISHED' or formation.id = any (${reader.formationIds}::uuid[])`;
}

function selectContents(db: Db, reader: Reader) {
  return db
    .selectFrom('content_library as content')
    .leftJoin('formations as formation', 'formation.id', 'content.formation_id')
    .select([
      'content.id',
      'content.title',
      'content.description',
      'content.type',
      'content.url',
      'content.file_key as fileKey',
      'content.file_name as fileName',
      'content.mime_type as mimeType',
      'content.size',
      'content.category',
      'content.is_public as isPublic',
      'content.formation_id as formationId',
      'content.downloads_count as downloadsCount',
      'content.created_at as createdAt',
      'content.updated_at as updatedAt',
      sql<Reference | null>`case when ${isKnownTo(reader)}
        then json_build_object('id', formation.id, 'title', formation.title, 'slug', formation.slug) end`.as(
        'formation',
      ),
    ])
    .$if(reader !== 'staff', (contents) =>
      contents.where((content) =>
        content.or([
          content('content.is_public', '=', true),
          sql<boolean>`content.formation_id = any (${reader === 'staff' ? [] : reader.formationIds}::uuid[])`,
        ]),
      ),
    );
}

export function selectContentPage(db: Db, asked: ContentQuery, reader: Reader): Promise<Page<ContentRow>> {
  const { search, type, category, formationId, isPublic } = asked;
  let contents = selectContents(db, reader);
  if (type !== undefined) contents = contents.where('content.type', '=', type);
  if (category !== undefined) contents = contents.where('content.category', '=', category);
  if (formationId !== undefined) contents = contents.where('content.formation_id', '=', formationId);
  if (isPublic !== undefined) contents = contents.where('content.is_public', '=', isPublic);
  if (search !== undefined)
    contents = contents.where(
      everyWordIn(
        sql`content.title || ' ' || content.description || ' ' || content.category || ' ' || coalesce(content.file_name, '')`,
        search,
      ),
    );
  return selectPage(contents, asked, {
    columns: {
      createdAt: 'content.created_at',
      title: sql`content.title collate french`,
      size: sql`coalesce(content.size, 0)`,
      downloadsCount: 'content.downloads_count',
    },
    byDefault: '-createdAt',
    id: 'content.id',
  });
}

const MOST_OF_ONE_FORMATION = 100;

/** What everybody may read of a formation, the newest first as in every list of it. */
export function selectOpenDocuments(
  db: Db,
  formationId: string,
): Promise<Pick<ContentRow, 'id' | 'title' | 'url' | 'fileKey'>[]> {
  return db
    .selectFrom('content_library')
    .select(['id', 'title', 'url', 'file_key as fileKey'])
    .where('formation_id', '=', formationId)
    .where('is_public', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OF_ONE_FORMATION)
    .execute();
}

export async function selectContent(
  db: Db,
  id: string,
  { reader, lock = false }: { reader: Reader; lock?: boolean },
): Promise<ContentRow | undefined> {
  return selectContents(db, reader)
    .where('content.id', '=', id)
    .$if(lock, (contents) => contents.forUpdate('content'))
    .executeTakeFirst();
}

export type ContentColumns = {
  title: string;
  description: string;
  type: ContentType;
  url: string | null;
  file_key: string | null;
  file_name: string | null;
  mime_type: string | null;
  size: number | null;
  category: string;
  is_public: boolean;
  formation_id: string | null;
};

export async function insertContent(tx: Db, columns: ContentColumns & { created_at: Date }): Promise<string> {
  const { id } = await tx.insertInto('content_library').values(columns).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateContent(tx: Db, id: string, columns: ContentColumns): Promise<void> {
  await tx.updateTable('content_library').set(columns).where('id', '=', id).execute();
}

export async function deleteContent(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('content_library').where('id', '=', id).execute();
}

export async function countDownload(db: Db, id: string): Promise<void> {
  await sql`update content_library set downloads_count = downloads_count + 1 where id = ${id}`.execute(db);
}

export async function isFormation(tx: Db, id: string): Promise<boolean> {
  const row = await tx.selectFrom('formations').select('id').where('id', '=', id).forKeyShare().executeTakeFirst();
  return row !== undefined;
}
