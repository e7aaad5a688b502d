import type { RefusalCode } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Platform } from '#platform/platform';
import type { CourseTable } from './courses.queries.ts';

/** What is told apart between formations, seminars and coaching sessions where they are written. */
export type CourseKind<Row> = {
  table: CourseTable;
  resource: 'formations' | 'seminars' | 'coaching-sessions';
  notFound: RefusalCode;
  /** Rows that refer to it besides the lines of orders and carts: what is named there is archived, never removed. */
  enrolments: { table: string; column: string };
  /** The fields of the body and their columns. */
  columns: Readonly<Record<string, string>>;
  /** The row as staff see it. */
  find(db: Db, id: string): Promise<Row | undefined>;
  messages: { deleted: string; archived: string };
  /** Tells those who have a seat what has changed for them. */
  tellChanged?(tx: Db, before: Row, after: Row): Promise<void>;
};

/** What cached answers that show this one are tagged with. */
export function courseTag({ resource }: Pick<CourseKind<unknown>, 'resource'>, id: string): string {
  return `${resource}:${id}`;
}

/** Answers that show these, and every list of their kind, are out of date. */
export function dropCourses(
  platform: Platform,
  tx: Db,
  { kind, ids }: { kind: Pick<CourseKind<unknown>, 'resource'>; ids: readonly string[] },
): void {
  if (ids.length > 0) platform.dropTags(tx, kind.resource, ...ids.map((id) => courseTag(kind, id)));
}
