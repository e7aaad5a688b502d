import type { ImportStatus, ProductImport } from '@tokpa/contract/product-imports';

const HUNDRED = 100;

export const STATUS_WORDS: Readonly<Record<ImportStatus, string>> = {
  WAITING: 'En attente',
  READING: 'Lecture du fichier',
  WRITING: 'Produits',
  PICTURES: 'Images',
  DONE: 'Terminé',
  FAILED: 'Arrêté',
};

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('fr-FR')} ${count < 2 ? one : many}`;

/** What the import did, or would do. */
export function outcomeWords({ created, updated, skipped, failed }: ProductImport): string[] {
  return [
    plural(created, 'produit créé', 'produits créés'),
    plural(updated, 'mis à jour', 'mis à jour'),
    plural(skipped, 'laissé de côté', 'laissés de côté'),
    plural(failed, 'en erreur', 'en erreur'),
  ];
}

type Made = Pick<ProductImport, 'created' | 'isDryRun' | 'isApplied'>;

/** Where the new products are to be found, which the word « créés » alone does not tell. */
export function draftWords({ created, isDryRun, isApplied }: Made): string | undefined {
  if (created === 0) return undefined;
  const are = isDryRun && !isApplied ? 'seront' : 'sont';
  return `Les produits créés dont le tableau ne dit pas le statut ${are} des brouillons, que la boutique ne montre pas. Publiez-les depuis la liste des produits : cochez-les, puis « Publier ».`;
}

/** How much of the file is done, from 0 to 100; undefined while nobody knows how long it is. */
export function percentDone({
  rowsTotal,
  rowsDone,
}: Pick<ProductImport, 'rowsTotal' | 'rowsDone'>): number | undefined {
  if (rowsTotal === null) return undefined;
  return rowsTotal === 0 ? HUNDRED : Math.floor((rowsDone / rowsTotal) * HUNDRED);
}

/** Where the import is, in a sentence. */
export function progressWords(found: ProductImport): string {
  const { status, rowsTotal, rowsDone, picturesLeft } = found;
  if (status === 'WRITING')
    return `${rowsDone.toLocaleString('fr-FR')} lignes sur ${(rowsTotal ?? 0).toLocaleString('fr-FR')}`;
  if (status === 'PICTURES') return plural(picturesLeft, 'image à chercher', 'images à chercher');
  return STATUS_WORDS[status];
}
