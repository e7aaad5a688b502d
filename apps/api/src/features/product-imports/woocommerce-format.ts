import { eachProductText, type ProductOption, type ProductStatus, slugify } from '@tokpa/contract';
import { cutAtWord } from '#platform/cut-text';
import type { DraftContext, ProductDraft, TableFormat, TableRow, VariationDraft } from './draft.ts';
import { plainTextOf } from './plain-text.ts';
import { type CellReader, partsOf, readCells } from './read-cells.ts';
import { multiplyAnyValues } from './woocommerce-any-values.ts';
import { attributeColumns, attributesOf } from './woocommerce-attributes.ts';
import { categoryOf } from './woocommerce-categories.ts';
import { pricesOf } from './woocommerce-prices.ts';

const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  ['grouped', 'Les produits groupés ne sont pas repris : leurs articles le sont, un par un'],
  ['external', 'Les produits vendus par un autre site ne sont pas repris'],
]);

const typesOf = ({ cells }: TableRow) => partsOf((cells['type'] ?? '').toLowerCase());
const isVariation = (row: TableRow) => typesOf(row).some((type) => type.endsWith('variation'));

const PENDING = '2';
const SWITCHED_OFF = /^(?:0|no|non|false|faux)$/i;

// Sold while it is not there.
const TO_ORDER = 'backorder';
// The stock of the product holds for all its variations together.
const OF_PARENT = 'parent';

function countedOf(cells: CellReader): number | undefined {
  const stock = cells.text('stock').toLowerCase();
  if (stock === OF_PARENT) return undefined;
  return stock.startsWith('-') ? 0 : cells.whole('stock');
}

/** A number, else « 0 » where the table says that there is none; a stock below zero is none. A 0 that nobody keeps says nothing. */
function stockOf(cells: CellReader): number | undefined {
  const written = countedOf(cells);
  const isUncounted = written === 0 && SWITCHED_OFF.test(cells.text('managesStock'));
  if (written !== undefined && !isUncounted) return written;
  const isGone = cells.text('inStock').toLowerCase() !== TO_ORDER && cells.flag('inStock') === false;
  return isGone ? 0 : undefined;
}

function variationOf(cells: CellReader, { defaultStock, day }: DraftContext): VariationDraft {
  const chosen = attributesOf(cells).map(({ name, values }) => [name, values.join(', ')]);
  const hasOptions = chosen.length > 0;
  return {
    row: cells.row,
    sku: cells.sent('sku'),
    name: hasOptions ? undefined : cells.text('name') || undefined,
    options: hasOptions ? (Object.fromEntries(chosen) as Record<string, string>) : undefined,
    ...pricesOf(cells, day),
    // Switched off there: nobody buys it here. Every variation of a draft is called one, and has its stock all the same.
    stock: SWITCHED_OFF.test(cells.text('published')) ? 0 : stockOf(cells),
    stockWhenNew: defaultStock,
  };
}

/** The attributes that variations are chosen by are options, the others characteristics. */
function partAttributes(cells: CellReader, variations: readonly VariationDraft[]) {
  const chosen = new Set(variations.flatMap(({ options = {} }) => Object.keys(options)));
  const all = attributesOf(cells);
  const options: ProductOption[] = all.filter(({ name }) => chosen.has(name));
  const features = all
    .filter(({ name }) => !chosen.has(name))
    .map(({ name, values }) => `${name} : ${values.join(', ')}`);
  return {
    options: options.length === chosen.size && options.length > 0 ? options : undefined,
    features: features.length > 0 ? features : undefined,
  };
}

function descriptionOf(cells: CellReader): string | undefined {
  // The exporter writes the ends of lines as two signs.
  const [short, long] = ['shortDescription', 'description'].map((column) =>
    plainTextOf(cells.text(column).replaceAll(String.raw`\n`, '\n')),
  );
  return [short, long].filter(Boolean).join('\n\n') || undefined;
}

/** A product that waits for somebody's review is as little on sale as a draft. */
function statusOf(cells: CellReader): ProductStatus | undefined {
  if (!cells.has('published')) return undefined;
  const isHidden = cells.text('visibility').toLowerCase() === 'hidden';
  const isOnSale = cells.text('published') !== PENDING && cells.flag('published') === true;
  return isOnSale && !isHidden ? 'PUBLISHED' : 'DRAFT';
}

function fieldsOf(
  cells: CellReader,
  variations: readonly VariationDraft[],
  { day }: DraftContext,
): ProductDraft['fields'] {
  return {
    name: cells.text('name') || undefined,
    sku: cells.text('sku') || undefined,
    status: statusOf(cells),
    description: descriptionOf(cells),
    isFeatured: cells.flag('isFeatured'),
    ...eachProductText((name, { max }) => cutAtWord(cells.text(name), max) || undefined),
    ...partAttributes(cells, variations),
    ...(variations.length === 0 && { ...pricesOf(cells, day), stock: stockOf(cells) }),
  };
}

/** What only the rows of a product together can be wrong about. */
function checkRows(rows: readonly TableRow[], main: TableRow, cells: CellReader, { headings }: DraftContext): void {
  const variations = rows.filter(isVariation);
  if (variations.length === rows.length)
    cells.wrong('parent', 'Le produit de cette déclinaison n’est pas dans le fichier');
  if (typesOf(main).includes('variable') && variations.length === 0)
    cells.wrong('type', 'Ce produit a des déclinaisons, mais aucune n’est dans le fichier');
  for (const row of rows)
    if (row !== main && !isVariation(row))
      cells.problems.push({
        row: row.row,
        column: headings['id'] ?? '',
        message: `Ce produit est déjà à la ligne ${main.row}`,
      });
}

function draft(rows: readonly TableRow[], context: DraftContext): ProductDraft {
  const main = rows.find((row) => !isVariation(row)) ?? { row: rows[0]?.row ?? 0, cells: {} };
  const cells = readCells(main, context);
  checkRows(rows, main, cells, context);
  const type = typesOf(main).find((one) => LEFT_OUT.has(one));
  const variationCells = rows.filter(isVariation).map((row) => readCells(row, context));
  const written = variationCells.map((one) => ({ cells: one, draft: variationOf(one, context) }));
  const variations = multiplyAnyValues(written, attributesOf(cells));
  const drafts = [...written.map((one) => one.draft), ...variations];
  const skus = [cells.text('sku'), ...new Set(drafts.map(({ sku = '' }) => sku))].filter((sku) => sku !== '');
  return {
    row: main.row,
    names: { slug: skus.length > 0 ? undefined : slugify(cells.text('name')), skus },
    namesakeOf: skus.length > 0 ? undefined : main.cells['namesakeOf'],
    fields: fieldsOf(cells, variations, context),
    stockWhenNew: context.defaultStock,
    category: categoryOf(cells),
    variations,
    pictures: [cells, ...variationCells].flatMap((one) =>
      partsOf(one.text('images')).map((address) => ({ row: one.row, address, alt: '' })),
    ),
    problems: [cells, ...variationCells].flatMap(({ problems }) => problems),
    leftOut: type && LEFT_OUT.get(type),
  };
}

/** What WooCommerce's own exporter writes, in English or French: variations are rows that name their parent, wherever they stand. */
export const woocommerceFormat: TableFormat = {
  name: 'woocommerce',
  columns: {
    id: ['id'],
    type: ['type'],
    sku: ['sku', 'ugs'],
    name: ['name', 'nom'],
    published: ['published', 'publie'],
    isFeatured: ['is featured', 'mis en avant', 'est mis en avant', 'mise en avant'],
    visibility: ['visibility in catalog', 'visibility in catalogue', 'visibilite dans le catalogue'],
    shortDescription: ['short description', 'description courte'],
    description: ['description'],
    inStock: ['in stock', 'en stock'],
    stock: ['stock'],
    managesStock: ['manage stock', 'gerer le stock', 'gestion du stock'],
    salePrice: ['sale price', 'tarif promo', 'prix promo', 'prix de promotion'],
    saleFrom: ['date sale price starts', 'date de debut de promo', 'date de debut de promotion'],
    saleUntil: ['date sale price ends', 'date de fin de promo', 'date de fin de promotion'],
    regularPrice: ['regular price', 'tarif regulier', 'prix regulier', 'tarif normal'],
    categories: ['categories'],
    images: ['images'],
    parent: ['parent'],
    seoTitle: ['meta yoast wpseo title', 'meta rank math title'],
    seoDescription: ['meta yoast wpseo metadesc', 'meta rank math description'],
    ...attributeColumns,
  },
  columnOf: {
    price: 'regularPrice',
    originalPrice: 'salePrice',
    category: 'categories',
    features: 'attributeValues1',
    options: 'attributeValues1',
    slug: 'name',
  },
  isRecognised: (seen) => seen.has('regularPrice') && (seen.has('type') || seen.has('published')) && seen.has('name'),
  identify(row) {
    const read = (column: string) => (row.cells[column] ?? '').trim();
    const [id, sku, parent] = [read('id'), read('sku'), read('parent')];
    const names = [id && `id:${id}`, sku && `sku:${sku}`].filter((name) => name !== '');
    const slug = slugify(read('name'));
    if (isVariation(row))
      return { key: `row:${row.row}`, names, parent: parent.startsWith('id:') ? parent : `sku:${parent}` };
    return { key: names[0] ?? `row:${row.row}`, names: slug ? [...names, `name:${slug}`] : names };
  },
  draft,
};
