import { Readable } from 'node:stream';
import { type Page, type ProductImportError, toPage } from '@tokpa/contract';
import type { Db } from '#db/connect';
import type { FileAnswer } from '#platform/http/file-answer';
import { selectErrors } from './product-imports.queries.ts';
import { findImport } from './start-import.ts';
import { csvLines } from './write-csv.ts';

const ROWS_AT_ONCE = 500;

export async function listErrors(
  db: Db,
  id: string,
  asked: { page: number; limit: number },
): Promise<Page<ProductImportError>> {
  const { errorsCount } = await findImport(db, id);
  const range = { limit: asked.limit, offset: (asked.page - 1) * asked.limit };
  return toPage(await selectErrors(db, id, range), errorsCount, asked);
}

async function* errorLines(db: Db, id: string): AsyncGenerator<string> {
  yield csvLines([['Ligne', 'Colonne', 'Gravité', 'Message']], { isFirst: true });
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const errors = await selectErrors(db, id, { limit: ROWS_AT_ONCE, offset });
    yield csvLines(
      errors.map(({ row, column, message, isNotice }) => [row, column, isNotice ? 'À savoir' : 'Erreur', message]),
    );
    if (errors.length < ROWS_AT_ONCE) return;
  }
}

export async function downloadErrors(db: Db, id: string): Promise<FileAnswer> {
  const { fileName } = await findImport(db, id);
  const name = `erreurs-${fileName.replace(/\.\w+$/, '')}.csv`;
  return { name, type: 'text/csv; charset=utf-8', content: Readable.from(errorLines(db, id)) };
}
