import { type CellReader, partsOf, pathOf } from './read-cells.ts';

const startsWith = (path: readonly string[], start: readonly string[]) => start.every((name, at) => path[at] === name);
const shown = (path: readonly string[]) => `« ${path.join(' > ')} »`;

/** A product is in one category here: the most precise of those that it is in there, the first of them. The others are told. */
export function categoryOf(cells: CellReader): string[] {
  const paths = partsOf(cells.text('categories')).map(pathOf);
  const chosen = paths.toSorted((a, b) => b.length - a.length)[0] ?? [];
  // The one above it is told by the path itself.
  const others = paths.filter((path) => !startsWith(chosen, path));
  if (others.length > 0)
    cells.tell(
      'categories',
      `Un produit a une seule catégorie : ${shown(chosen)} est prise, ${others.map(shown).join(', ')} ne l’est pas`,
    );
  return chosen;
}
