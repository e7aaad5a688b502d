export const IMPORT_PATH = 'importer';

/** The screen that imports products; with an import, where it is. */
export function importAt(importId?: string): string {
  return importId === undefined ? `/products/${IMPORT_PATH}` : `/products/${IMPORT_PATH}?import=${importId}`;
}
