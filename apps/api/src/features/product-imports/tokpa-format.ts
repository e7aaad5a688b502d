import { eachProductText, PRODUCT_COLUMNS, PRODUCT_STATUS_LABELS, type ProductOption, slugify } from '@tokpa/contract';
import { isUuid } from '#db/is-uuid';
import type { DraftContext, ProductDraft, RowProblem, TableFormat, TableRow, VariationDraft } from './draft.ts';
import { plainHeading } from './headings.ts';
import { type CellReader, isAbbreviated, linesOf, pathOf, readCells } from './read-cells.ts';

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  slug: ['url'],
  name: ['titre', 'title', 'produit'],
  sku: ['reference', 'ugs'],
  price: ['prix'],
  originalPrice: ['ancien prix', 'prix barre', 'original price'],
  isNew: ['is new', 'nouveaute'],
  isFeatured: ['is featured', 'featured', 'produit vedette'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  stock: ['quantite'],
  images: ['image'],
};

/** `imageTexts` → image texts */
const inWords = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ');

const columns = Object.fromEntries(
  Object.entries(PRODUCT_COLUMNS).map(([meaning, { heading, name }]) => [
    meaning,
    [...new Set([heading, name, inWords(name), ...(ALIASES[meaning] ?? [])].map(plainHeading))],
  ]),
);

const STATUSES = new Map(
  Object.entries(PRODUCT_STATUS_LABELS).flatMap(([status, label]) => [
    [status.toLowerCase(), status],
    [plainHeading(label), status],
  ]),
) as ReadonlyMap<string, keyof typeof PRODUCT_STATUS_LABELS>;

function statusOf(cells: CellReader) {
  const written = cells.text('status');
  if (written === '') return undefined;
  const status = STATUSES.get(plainHeading(written));
  if (!status)
    cells.wrong('status', `Le statut « ${written.slice(0, 40)} » est inconnu : Brouillon, Publié ou Archivé`);
  return status;
}

/** « Format : 250 g | 500 g », an option a line. */
function optionsOf(cells: CellReader): ProductOption[] | undefined {
  const lines = linesOf(cells.text('options'));
  if (lines.length === 0) return undefined;
  return lines.map((line) => {
    const at = line.indexOf(' : ');
    if (at < 0) cells.wrong('options', 'Écrivez une option par ligne : « Format : 250 g | 500 g »');
    const values = line.slice(at + 3).split(' | ');
    return {
      name: line.slice(0, at).trim(),
      values: values.map((value) => value.trim()).filter((value) => value !== ''),
    };
  });
}

const PLACES = [1, 2, 3, 4];

function chosenOf(cells: CellReader): Record<string, string> | undefined {
  const chosen: Record<string, string> = {};
  for (const place of PLACES) {
    const value = cells.text(`value${place}`);
    if (value === '') continue;
    const option = cells.text(`option${place}`);
    if (option === '') cells.wrong(`option${place}`, `Nommez l’option dont « ${value.slice(0, 40)} » est une valeur`);
    chosen[option] = value;
  }
  return Object.keys(chosen).length > 0 ? chosen : undefined;
}

function offerOf(cells: CellReader) {
  // Empty beside a price, it is none any more; a row without a price says nothing of either.
  const isTakenAway = cells.has('originalPrice') && cells.text('price') !== '';
  const originalPrice = cells.price('originalPrice') ?? (isTakenAway ? null : undefined);
  return {
    price: cells.price('price'),
    originalPrice,
    stock: cells.whole('stock'),
    stockSeen: cells.whole('stockSeen'),
  };
}

function isVariation({ cells }: TableRow): boolean {
  return ['variationId', 'variation', 'variationSku', ...PLACES.map((place) => `value${place}`)].some(
    (column) => (cells[column] ?? '').trim() !== '',
  );
}

/** What only a uuid can be; another text names nothing of this shop. */
const uuidOf = (written: string) => (isUuid(written) ? written.toLowerCase() : undefined);

function variationOf(cells: CellReader): VariationDraft {
  return {
    row: cells.row,
    id: uuidOf(cells.text('variationId')),
    name: cells.text('variation') || undefined,
    sku: cells.sent('variationSku'),
    options: chosenOf(cells),
    ...offerOf(cells),
  };
}

function picturesOf(cells: CellReader): ProductDraft['pictures'] {
  // An empty line is the text of a picture without one.
  const texts = cells.untrimmed('imageTexts').split(/\r?\n/);
  return linesOf(cells.text('images')).map((address, at) => ({
    row: cells.row,
    address,
    alt: texts[at]?.trim() ?? '',
  }));
}

function fieldsOf(cells: CellReader): ProductDraft['fields'] {
  const features = cells.sent('features');
  return {
    name: cells.text('name') || undefined,
    slug: cells.text('slug') || undefined,
    sku: cells.sent('sku'),
    status: statusOf(cells),
    description: cells.sent('description'),
    features: features === undefined ? undefined : linesOf(features),
    isNew: cells.flag('isNew'),
    isFeatured: cells.flag('isFeatured'),
    ...eachProductText((name) => cells.sent(name)),
    options: optionsOf(cells),
  };
}

/**
 * What the row says of its product. An export names a category with all that is the product's own: where none is named, somebody has
 * kept other rows of it or filled in some columns of the model, and empty cells say nothing.
 */
function saidBy(cells: CellReader): ProductDraft['fields'] {
  const fields = fieldsOf(cells);
  const isOwnLeftOut = cells.sent('category') === '';
  if (!isOwnLeftOut) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([column]) => cells.text(column) !== ''));
}

/** A second row of a product is one of its variations, or somebody wrote the product twice. */
function twice(rows: readonly TableRow[], main: TableRow, { headings }: DraftContext): RowProblem[] {
  const column = headings['slug'] ?? headings['sku'] ?? headings['name'] ?? '';
  return rows
    .filter((row) => row !== main && !isVariation(row))
    .map(({ row }) => ({ row, column, message: `Ce produit est déjà à la ligne ${main.row}` }));
}

function draft(rows: readonly TableRow[], context: DraftContext): ProductDraft {
  // What is the product's own stands in one row, wherever a spreadsheet has sorted it to.
  const main = rows.find(({ cells }) => (cells['category'] ?? '').trim() !== '') ?? rows[0] ?? { row: 0, cells: {} };
  const cells = readCells(main, context);
  const variationCells = rows.filter(isVariation).map((row) => (row === main ? cells : readCells(row, context)));
  const fields = saidBy(cells);
  const own = variationCells.length === 0 ? offerOf(cells) : {};
  const variations = variationCells.map(variationOf);
  const sku = cells.text('sku');
  const skus = [sku, ...variations.map((one) => one.sku ?? '')].filter((one) => one !== '');
  const id = uuidOf(cells.text('id'));
  const isNamed = id !== undefined || fields.slug !== undefined || skus.length > 0;
  return {
    row: main.row,
    names: { id, slug: fields.slug ?? (isNamed ? undefined : slugify(fields.name ?? '')), skus },
    fields: { ...fields, ...own },
    stockWhenNew: context.defaultStock,
    category: pathOf(cells.text('category')),
    variations,
    pictures: picturesOf(cells),
    problems: [
      ...[...new Set([cells, ...variationCells])].flatMap(({ problems }) => problems),
      ...twice(rows, main, context),
    ],
  };
}

/** A name of this kind, where there is one. */
const named = (kind: string, written = ''): string[] => (written === '' ? [] : [`${kind}:${written}`]);

/** The shop's own table, as its export writes it: a row for each product or variation, named by what it has. */
export const tokpaFormat: TableFormat = {
  name: 'tokpa',
  columns,
  columnOf: { 'variations.name': 'variation', 'variations.sku': 'variationSku', 'variations.options': 'option1' },
  isRecognised: (seen) => ['id', 'slug', 'sku', 'name', 'variationSku'].some((column) => seen.has(column)),
  identify({ row, cells }) {
    const read = (column: string) => (cells[column] ?? '').trim();
    const [id, slug, name] = [read('id'), read('slug'), read('name')];
    // Rows that a spreadsheet gave the same shortened reference are different products.
    const readReference = (column: string) => (isAbbreviated(read(column)) ? '' : read(column));
    const sku = readReference('sku');
    // A new address is often typed in one row alone: the rows of one id stay together, and one that somebody added joins them.
    const [known, address] = [named('id', uuidOf(id)), named('slug', slug)];
    const others = [...named('id', id), ...named('sku', sku), ...(name ? [`name:${slugify(name)}`] : []), `row:${row}`];
    const [key = ''] = [...known, ...address, ...others];
    const skus = [...named('sku', sku), ...named('sku', readReference('variationSku'))];
    if (known.length > 0) return { key, names: [...skus, ...address] };
    return { key, names: skus, ...(slug !== '' && { parent: key }) };
  },
  draft,
};
