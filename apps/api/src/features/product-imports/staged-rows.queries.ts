import { sql } from 'kysely';
import type { Db } from '#db/connect';

/** A row of the table, the heading being row 1; its cells by what their column means, only those that the file has. */
export type TableRow = { row: number; cells: Readonly<Record<string, string>> };

/** How a row is told from those of other products. */
export type RowIdentity = {
  key: string;
  /** `sku:…`, `id:…`: by what another row may name it; no two products of a table have the same. `name:…`, where others may be called so. */
  names: readonly string[];
  /** The name of the row whose product it belongs to. */
  parent?: string;
};

export type StagedRow = TableRow & { identity: RowIdentity };

export async function insertRows(tx: Db, importId: string, staged: readonly StagedRow[]): Promise<void> {
  if (staged.length === 0) return;
  const rows = staged.map(({ row, cells, identity }) => ({
    row_number: row,
    cells,
    product_key: identity.key,
    names: identity.names,
    parent: identity.parent ?? null,
  }));
  await sql`
    insert into product_import_rows (import_id, row_number, product_key, names, parent, cells)
    select ${importId}, row_number, product_key, names, parent, cells
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as one (row_number integer, product_key text, names text[], parent text, cells jsonb)`.execute(tx);
}

/** Rows that name a parent become rows of its product, wherever they stand. */
export async function linkToParents(tx: Db, importId: string): Promise<void> {
  await sql`
    with named as (
      select distinct on (name) name, product_key
        from product_import_rows, unnest(names) as name
       where import_id = ${importId} and parent is null
       order by name, row_number
    )
    update product_import_rows child set product_key = named.product_key
      from named where child.import_id = ${importId} and child.parent = named.name`.execute(tx);
}

/** A reference, or a name, that a row of an earlier product has: the later row says which one, in its `cell`. */
export async function markDoubles(
  tx: Db,
  importId: string,
  { of, cell }: { of: 'sku' | 'name'; cell: 'doubleOf' | 'namesakeOf' },
): Promise<void> {
  await sql`
    with named as (
      select name, row_number, product_key from product_import_rows, unnest(names) as name
       where import_id = ${importId} and starts_with(name, ${`${of}:`})
    ), firsts as (
      select distinct on (name) name, row_number, product_key from named order by name, row_number
    )
    update product_import_rows twin set cells = twin.cells || jsonb_build_object(${cell}::text, firsts.row_number::text)
      from named join firsts using (name)
     where twin.import_id = ${importId} and twin.row_number = named.row_number
       and firsts.product_key <> named.product_key`.execute(tx);
}

/** The rows of the next products, each product's together, the earliest first. */
export async function selectNextProducts(tx: Db, importId: string, limit: number): Promise<TableRow[][]> {
  const { rows } = await sql<{ rows: TableRow[] }>`
    with next as (
      select product_key, min(row_number) as first from product_import_rows
       where import_id = ${importId} group by product_key order by first limit ${limit}
    )
    select json_agg(json_build_object('row', one.row_number, 'cells', one.cells) order by one.row_number) as rows
      from next join product_import_rows one on one.import_id = ${importId} and one.product_key = next.product_key
     group by next.product_key, next.first order by next.first`.execute(tx);
  return rows.map((product) => product.rows);
}

export async function deleteRows(tx: Db, importId: string, numbers: readonly number[]): Promise<void> {
  await sql`
    delete from product_import_rows where import_id = ${importId} and row_number = any (${numbers}::integer[])`.execute(
    tx,
  );
}
