import type { Picture } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { UploadedFile } from '#platform/http/forms';
import { nextPicture, storeImage } from '#platform/one-picture';
import type { Platform } from '#platform/platform';
import { Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { chooseSlug } from '#platform/slugs';
import { type CourseKind, dropCourses } from './course-kind.ts';
import { deleteCourse, insertCourse, isCourseNamed, lockCourse, writeCourse } from './courses.queries.ts';

type Body = { title?: string | undefined; slug?: string | null | undefined; image?: string | null | undefined };

/** A staff member's wish: the body of the call, the files beside it, and what else is written with the row. */
export type CourseWish = {
  body: Body;
  uploads: readonly UploadedFile[];
  finish?: (tx: Db, id: string) => Promise<void>;
};

function columnsOf<Row>({ columns }: CourseKind<Row>, body: Body): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([field, value]) => {
      const column = columns[field];
      return column === undefined || value === undefined ? [] : [[column, value]];
    }),
  );
}

const asColumn = (picture: Picture | null) => picture && JSON.stringify(picture);

async function findOrThrow<Row>(tx: Db, kind: CourseKind<Row>, id: string): Promise<Row> {
  const row = await kind.find(tx, id);
  if (row === undefined) throw new Problem(kind.notFound);
  return row;
}

export async function createCourse<Row>(
  platform: Platform,
  session: StaffSession,
  kind: CourseKind<Row>,
  wish: CourseWish,
): Promise<Row> {
  const { title = '', slug: asked, image } = wish.body;
  const uploaded = await storeImage(platform.files, wish.uploads, title);
  return platform.transact(async (tx) => {
    const slug = await chooseSlug(tx, kind.table, { title, asked });
    const picture = asColumn(nextPicture({ uploaded, asked: image, current: null }));
    const id = await insertCourse(tx, kind, { ...columnsOf(kind, wish.body), picture, slug });
    await wish.finish?.(tx, id);
    const after = await findOrThrow(tx, kind, id);
    await recordAct(tx, session, { act: 'create', resource: kind.resource, id, after });
    dropCourses(platform, tx, { kind, ids: [id] });
    return after;
  });
}

export async function updateCourse<Row>(
  platform: Platform,
  session: StaffSession,
  kind: CourseKind<Row>,
  { id, ...wish }: CourseWish & { id: string },
): Promise<Row> {
  const uploaded = await storeImage(platform.files, wish.uploads, wish.body.title ?? '');
  return platform.transact(async (tx) => {
    const row = await lockCourse(tx, kind, id, 'for no key update');
    if (!row) throw new Problem(kind.notFound);
    const before = await findOrThrow(tx, kind, id);
    const { title = row.title, slug: asked, image } = wish.body;
    const slug = await chooseSlug(tx, kind.table, { title, asked, row: { id, slug: row.slug } });
    const picture = asColumn(nextPicture({ uploaded, asked: image, current: row.picture }));
    await writeCourse(tx, kind, id, { ...columnsOf(kind, wish.body), picture, slug });
    await wish.finish?.(tx, id);
    const after = await findOrThrow(tx, kind, id);
    await recordAct(tx, session, { act: 'update', resource: kind.resource, id, before, after });
    await kind.tellChanged?.(tx, before, after);
    dropCourses(platform, tx, { kind, ids: [id] });
    return after;
  });
}

/** Removes it; what somebody ordered, has in the cart or takes part in is archived instead. Answers what was done. */
export async function removeCourse<Row>(
  platform: Platform,
  session: StaffSession,
  kind: CourseKind<Row>,
  id: string,
): Promise<string> {
  return platform.transact(async (tx) => {
    if (!(await lockCourse(tx, kind, id, 'for update'))) throw new Problem(kind.notFound);
    const before = await findOrThrow(tx, kind, id);
    const isNamed = await isCourseNamed(tx, kind, id);
    if (isNamed) await writeCourse(tx, kind, id, { status: 'ARCHIVED' });
    else await deleteCourse(tx, kind, id);
    await recordAct(tx, session, { act: isNamed ? 'archive' : 'delete', resource: kind.resource, id, before });
    dropCourses(platform, tx, { kind, ids: [id] });
    return isNamed ? kind.messages.archived : kind.messages.deleted;
  });
}
