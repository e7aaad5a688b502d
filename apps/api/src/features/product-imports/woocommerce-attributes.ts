import { type CellReader, partsOf } from './read-cells.ts';

const PLACES = Array.from({ length: 20 }, (_, at) => at + 1);

/** The headings of the attributes' names and values, by place. */
export const attributeColumns = Object.fromEntries(
  PLACES.flatMap((place) => [
    [
      `attributeName${place}`,
      [`attribute ${place} name`, `nom de l attribut ${place}`, `attribut ${place} nom`, `nom attribut ${place}`],
    ],
    [
      `attributeValues${place}`,
      [
        `attribute ${place} value s`,
        `attribute ${place} values`,
        `valeur s de l attribut ${place}`,
        `valeurs de l attribut ${place}`,
        `attribut ${place} valeur s`,
      ],
    ],
  ]),
);

export type Attribute = { name: string; values: string[] };
type NamedAttribute = Attribute & { column: string };

/** Those that the row names; a variation without a value of one stands for all its values. */
export function namedAttributes(cells: CellReader): NamedAttribute[] {
  return PLACES.map((place) => {
    const column = `attributeValues${place}`;
    return { name: cells.text(`attributeName${place}`), values: partsOf(cells.text(column)), column };
  }).filter(({ name }) => name !== '');
}

export function attributesOf(cells: CellReader): Attribute[] {
  return namedAttributes(cells)
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => ({ name, values }));
}
