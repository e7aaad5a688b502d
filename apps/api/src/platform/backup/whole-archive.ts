import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { migrationNames } from '#db/migrate';
import type { DumpedTable } from './dump-tables.ts';
import { RestoreError } from './restore-error.ts';
import { readTarGz } from './tar.ts';
import { BACKUP_FORMAT } from './write-backup.ts';

type Manifest = { format: number; createdAt: string; migrations: string[]; tables: DumpedTable[] };

/** An archive that was read to its end: only such a one may replace a shop. */
export type WholeArchive = { file: string; manifest: Manifest };

const TABLE = /^tables\/(?<table>[a-z_\d]+)\.jsonl$/;
const LINE_END = '\n'.charCodeAt(0);

export const tableOf = (entry: string): string | undefined => TABLE.exec(entry)?.groups?.['table'];

export function refuseOtherVersion({ migrations }: Manifest, here: readonly string[]): void {
  if (migrations.join() === here.join()) return;
  throw new RestoreError(
    'Cette sauvegarde vient d’une autre version de la boutique : restaurez-la avec la version qui l’a écrite, puis mettez à jour.',
  );
}

async function readManifest(entry: { name: string; content: Readable } | undefined): Promise<Manifest> {
  if (entry?.name !== 'manifest.json') throw new RestoreError('Ce fichier n’est pas une sauvegarde.');
  const manifest = (await json(entry.content)) as Manifest;
  if (manifest.format !== BACKUP_FORMAT)
    throw new RestoreError(`Ce format de sauvegarde (${manifest.format}) n’est pas connu.`);
  refuseOtherVersion(manifest, await migrationNames());
  return manifest;
}

async function countLines(content: AsyncIterable<Buffer>): Promise<number> {
  let count = 0;
  for await (const piece of content)
    for (let at = piece.indexOf(LINE_END); at !== -1; at = piece.indexOf(LINE_END, at + 1)) count += 1;
  return count;
}

function refuseMissingRows({ tables }: Manifest, found: ReadonlyMap<string, number>): void {
  for (const { name, rows } of tables) {
    if (found.get(name) === rows) continue;
    throw new RestoreError(`La sauvegarde est incomplète : ${found.get(name) ?? 0} lignes sur ${rows} (${name}).`);
  }
}

/**
 * Reads an archive to its end and keeps nothing of it. Throws RestoreError for one that is cut short, damaged, of another version of
 * the shop, or none at all: known before anything is changed, since it is read a second time for what it holds.
 */
export async function wholeArchive(file: string): Promise<WholeArchive> {
  const entries = readTarGz(file);
  const first = await entries.next();
  const manifest = await readManifest(first.done ? undefined : first.value);
  const found = new Map<string, number>();
  for await (const { name, content } of entries) {
    const table = tableOf(name);
    if (table !== undefined) found.set(table, await countLines(content));
  }
  refuseMissingRows(manifest, found);
  return { file, manifest };
}
