import { sql } from 'kysely';
import type { ImportFormat, ImportStatus, ProductImport, ProductImportError } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { Range } from '#db/within';

/** Something to say about a row; a notice does not make it fail. */
export type RowProblem = { row: number; column: string; message: string; isNotice?: boolean };

export type Delimiter = ',' | ';' | '\t';
export type Encoding = 'utf-8' | 'windows-1252';

/** An import as the job knows it. */
export type ImportRow = Omit<ProductImport, 'errorsCount' | 'picturesLeft' | 'isApplied'> & {
  staffId: string | null;
  ip: string;
  fileKey: string;
  delimiter: Delimiter;
  encoding: Encoding;
  headings: Record<string, string>;
  attempts: number;
};

const COLUMNS = sql`
  import.id, import.file_name as "fileName", import.format, import.on_existing as "onExisting", import.is_dry_run as "isDryRun",
  import.with_pictures as "withPictures", import.exchange_factor as "exchangeFactor", import.default_stock as "defaultStock",
  import.status, import.failure, import.rows_total as "rowsTotal", import.rows_done as "rowsDone", import.created_count as created,
  import.updated_count as updated, import.skipped_count as skipped, import.failed_count as failed,
  import.staff_name as "staffName", import.created_at as "createdAt", import.finished_at as "finishedAt"`;

const JOB_COLUMNS = sql`${COLUMNS}, import.staff_id as "staffId", import.ip, import.file_key as "fileKey", import.delimiter,
  import.encoding, import.headings, import.attempts`;

// One that was stopped on its way may be begun again.
const IS_APPLIED = sql`exists (
  select from product_imports applied
   where applied.file_key = import.file_key and not applied.is_dry_run and applied.status <> 'FAILED')`;

const SHOWN_COLUMNS = sql`${COLUMNS}, import.is_dry_run and ${IS_APPLIED} as "isApplied",
  (select count(*) from product_import_errors error where error.import_id = import.id) as "errorsCount",
  (select count(*) from product_import_pictures picture where picture.import_id = import.id) as "picturesLeft"`;

const RECENT = 20;

export async function selectRecentImports(db: Db): Promise<ProductImport[]> {
  const { rows } = await sql<ProductImport>`
    select ${SHOWN_COLUMNS} from product_imports import order by import.created_at desc, import.id desc limit ${RECENT}`.execute(
    db,
  );
  return rows;
}

export async function selectImport(db: Db, id: string): Promise<ProductImport | undefined> {
  const { rows } = await sql<ProductImport>`
    select ${SHOWN_COLUMNS} from product_imports import where import.id = ${id}`.execute(db);
  return rows[0];
}

export async function selectForJob(db: Db, id: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${JOB_COLUMNS} from product_imports import where import.id = ${id}`.execute(db);
  return rows[0];
}

/** Whoever comes second waits until the first is done. */
export async function lockImport(tx: Db, id: string): Promise<void> {
  await sql`select from product_imports where id = ${id} for update`.execute(tx);
}

/** Whether an import for good of this trial's file is there that nothing stopped. */
export async function hasBeenApplied(tx: Db, trialId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select ${IS_APPLIED} as is from product_imports import where import.id = ${trialId}`.execute(tx);
  return rows[0]?.is ?? false;
}

/** The import, if it is in this state and nobody else is at it: held until the transaction ends. */
export async function takeImport(tx: Db, id: string, status: ImportStatus): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${JOB_COLUMNS} from product_imports import
     where import.id = ${id} and import.status = ${status} for update skip locked`.execute(tx);
  return rows[0];
}

export type NewImport = {
  staffId: string;
  ip: string;
  fileName: string;
  fileKey: string;
  format: ImportFormat;
  delimiter: Delimiter;
  encoding: Encoding;
  onExisting: 'update' | 'skip';
  isDryRun: boolean;
  withPictures: boolean;
  exchangeFactor: number;
  defaultStock: number;
};

export async function insertImport(tx: Db, columns: NewImport): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into product_imports (staff_id, staff_name, ip, file_name, file_key, format, delimiter, encoding, on_existing,
                                 is_dry_run, with_pictures, exchange_factor, default_stock)
    select id, trim(first_name || ' ' || last_name), ${columns.ip}, ${columns.fileName}, ${columns.fileKey}, ${columns.format},
           ${columns.delimiter}, ${columns.encoding}, ${columns.onExisting}, ${columns.isDryRun}, ${columns.withPictures},
           ${columns.exchangeFactor}, ${columns.defaultStock}
      from staff where id = ${columns.staffId}
    returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

type Change = Partial<{
  status: ImportStatus;
  failure: string;
  headings: Record<string, string>;
  rowsTotal: number;
  attempts: number;
}>;

export async function updateImport(tx: Db, id: string, { status, failure, headings, rowsTotal, attempts }: Change) {
  const isOver = status === 'DONE' || status === 'FAILED';
  await tx
    .updateTable('product_imports')
    .set({
      touched_at: sql`now()`,
      ...(status !== undefined && { status }),
      ...(failure !== undefined && { failure }),
      ...(headings !== undefined && { headings: JSON.stringify(headings) }),
      ...(rowsTotal !== undefined && { rows_total: rowsTotal }),
      ...(attempts !== undefined && { attempts }),
      ...(isOver && { finished_at: sql`now()` }),
    })
    .where('id', '=', id)
    .execute();
}

/** One more step begins; how many began since something was last finished. */
export async function countAttempt(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    update product_imports set attempts = attempts + 1, touched_at = now() where id = ${id} returning attempts`.execute(
    db,
  );
  return rows[0]?.attempts ?? 0;
}

export type Outcome = { rows: number; created: number; updated: number; skipped: number; failed: number };

/** Something was finished: the counts grow, and what failed before is forgiven. */
export async function addOutcome(tx: Db, id: string, { rows, created, updated, skipped, failed }: Outcome) {
  await sql`
    update product_imports
       set rows_done = rows_done + ${rows}, created_count = created_count + ${created}, updated_count = updated_count + ${updated},
           skipped_count = skipped_count + ${skipped}, failed_count = failed_count + ${failed}, attempts = 0, touched_at = now()
     where id = ${id}`.execute(tx);
}

/** Those that no step has touched for some time: the process that was at them has gone. */
export async function selectForgotten(db: Db, minutes: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product_imports
     where status not in ('DONE', 'FAILED') and touched_at < now() - make_interval(mins => ${minutes})`.execute(db);
  return rows.map(({ id }) => id);
}

export async function insertErrors(tx: Db, importId: string, problems: readonly RowProblem[]): Promise<void> {
  if (problems.length === 0) return;
  const rows = problems.map(({ row, column, message, isNotice = false }, position) => ({
    position,
    row_number: row,
    // Cut short, they may end in half a sign, which is no text.
    column_name: column.slice(0, 200).toWellFormed(),
    message: message.toWellFormed(),
    is_notice: isNotice,
  }));
  await sql`
    insert into product_import_errors (import_id, row_number, position, column_name, message, is_notice)
    select ${importId}, row_number, position, column_name, message, is_notice
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as one (row_number integer, position integer, column_name text, message text, is_notice boolean)`.execute(tx);
}

export async function selectErrors(db: Db, importId: string, range: Range): Promise<ProductImportError[]> {
  const { rows } = await sql<ProductImportError>`
    select id, row_number as row, column_name as "column", message, is_notice as "isNotice"
      from product_import_errors where import_id = ${importId}
     order by row_number, position, id limit ${range.limit} offset ${range.offset}`.execute(db);
  return rows;
}

/** Imports that were over before; whose files nobody else needs are answered. */
export async function deleteImportsBefore(tx: Db, days: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with gone as (
      delete from product_imports
       where status in ('DONE', 'FAILED') and finished_at < now() - make_interval(days => ${days}) returning id, file_key
    )
    select distinct file_key as key from gone
     where not exists (select from product_imports other
                        where other.file_key = gone.file_key and other.id not in (select id from gone))`.execute(tx);
  return rows.map(({ key }) => key);
}

export type PictureRow = { id: string; row: number; address: string; alt: string };

export async function insertPictures(
  tx: Db,
  importId: string,
  productId: string,
  pictures: readonly Omit<PictureRow, 'id'>[],
): Promise<void> {
  for (const [position, { row, address, alt }] of pictures.entries()) {
    const columns = { import_id: importId, product_id: productId, row_number: row, position, address, alt };
    await tx.insertInto('product_import_pictures').values(columns).execute();
  }
}

/** The pictures of the product whose turn it is. */
export async function selectNextPictures(
  db: Db,
  importId: string,
): Promise<{ productId: string; pictures: PictureRow[] } | undefined> {
  const { rows } = await sql<PictureRow & { productId: string }>`
    select id, product_id as "productId", row_number as row, address, alt from product_import_pictures
     where import_id = ${importId} and product_id = (
       select product_id from product_import_pictures where import_id = ${importId} order by product_id limit 1)
     order by position, id`.execute(db);
  const [first] = rows;
  return first && { productId: first.productId, pictures: rows };
}

export async function deletePictures(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('product_import_pictures').where('id', 'in', ids).execute();
}
