import { IMPORT_FORMAT_LABELS, type ImportOptions, type ProductImport } from '@tokpa/contract';
import type { Db } from '#db/connect';
import { recordAct } from '#platform/audit';
import type { UploadedFile } from '#platform/http/forms';
import type { Platform } from '#platform/platform';
import { invalidField, Problem } from '#platform/problem';
import type { StaffSession } from '#platform/session';
import { recognise } from './formats.ts';
import { readShape } from './open-table.ts';
import { runImportJob } from './product-imports.jobs.ts';
import {
  hasBeenApplied,
  insertImport,
  lockImport,
  type NewImport,
  selectForJob,
  selectImport,
} from './product-imports.queries.ts';

const LONGEST_NAME = 200;

export async function findImport(db: Db, id: string): Promise<ProductImport> {
  const found = await selectImport(db, id);
  if (!found) throw new Problem('import_not_found');
  return found;
}

async function readTable(upload: UploadedFile | undefined, asked: ImportOptions['format']) {
  if (!upload) throw invalidField('file', 'Choisissez un fichier CSV');
  const shape = await readShape(upload.path);
  const format = recognise(shape.headings, asked);
  if (format) return { ...shape, format: format.name };
  const kind =
    asked === 'auto' ? 'un tableau de produits que nous savons lire' : `un tableau ${IMPORT_FORMAT_LABELS[asked]}`;
  const seen = shape.headings.slice(0, 6).join(', ').slice(0, LONGEST_NAME);
  throw invalidField('file', `Ce fichier n’est pas ${kind}. Ses colonnes sont : ${seen}`);
}

async function begin(platform: Platform, tx: Db, session: StaffSession, columns: NewImport): Promise<ProductImport> {
  const id = await insertImport(tx, columns);
  await platform.jobs.send(tx, runImportJob, { importId: id });
  const { fileName, format, onExisting, isDryRun, withPictures } = columns;
  const after = { importId: id, fileName, format, onExisting, isDryRun, withPictures };
  await recordAct(tx, session, { act: 'import', resource: 'products', id, after });
  return findImport(tx, id);
}

/** Keeps the file and queues its reading. Throws 422 at `file` for what is no table of products. */
export async function startImport(
  platform: Platform,
  session: StaffSession,
  { options, files }: { options: ImportOptions; files: readonly UploadedFile[] },
): Promise<ProductImport> {
  const upload = files.findLast(({ field }) => field === 'file');
  const { format, delimiter, encoding } = await readTable(upload, options.format);
  if (!upload) throw invalidField('file', 'Choisissez un fichier CSV');
  const fileKey = `imports/${crypto.randomUUID()}.csv`;
  await platform.files.copyFromFs(upload.path, fileKey, { contentType: 'text/csv', visibility: 'private' });
  const { dryRun, onExisting, withPictures, exchangeFactor, defaultStock } = options;
  const columns: NewImport = {
    staffId: session.staffId,
    ip: session.ip,
    fileName: upload.filename.slice(0, LONGEST_NAME).toWellFormed() || 'produits.csv',
    fileKey,
    format,
    delimiter,
    encoding,
    onExisting,
    isDryRun: dryRun,
    withPictures,
    exchangeFactor,
    defaultStock,
  };
  return platform.transact((tx) => begin(platform, tx, session, columns));
}

/**
 * The file of a trial, this time for good: it is not sent a second time. Two at once would each make its new products; once more days
 * later it would write its stocks over what was sold since.
 */
export function applyTrial(platform: Platform, session: StaffSession, id: string): Promise<ProductImport> {
  return platform.transact(async (tx) => {
    await lockImport(tx, id);
    const trial = await selectForJob(tx, id);
    if (!trial) throw new Problem('import_not_found');
    if (!trial.isDryRun || trial.status !== 'DONE' || (await hasBeenApplied(tx, id)))
      throw new Problem('import_not_applicable');
    return begin(platform, tx, session, { ...trial, staffId: session.staffId, ip: session.ip, isDryRun: false });
  });
}
