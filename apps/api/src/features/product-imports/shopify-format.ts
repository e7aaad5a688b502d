import { eachProductText, type ProductStatus, slugify } from '@tokpa/contract';
import { cutAtWord } from '#platform/cut-text';
import type { DraftContext, ProductDraft, TableFormat, TableRow, VariationDraft } from './draft.ts';
import { plainTextOf } from './plain-text.ts';
import { type CellReader, pathOf, readCells } from './read-cells.ts';

const PLACES = [1, 2, 3];
// Unlisted: only who has the address sees it there; nobody sees a draft here.
const STATUSES: Readonly<Record<string, ProductStatus>> = {
  active: 'PUBLISHED',
  draft: 'DRAFT',
  unlisted: 'DRAFT',
  archived: 'ARCHIVED',
};
/** What Shopify writes for a product without variations. */
const NO_VARIATION = 'default title';

const says = ({ cells }: TableRow, column: string) => (cells[column] ?? '').trim() !== '';

/** A product without a handle gets there the one that its title makes. */
const handleOf = (handle: string, title: string) => slugify(handle.trim() || title.trim());

/** Further rows of a product hold a variation, a picture, or both. */
const isVariation = (row: TableRow) => ['value1', 'price', 'sku'].some((column) => says(row, column));

function statusOf(cells: CellReader): ProductStatus | undefined {
  const status = STATUSES[cells.text('status').toLowerCase()];
  // A product of which the table has further rows alone says nothing of it.
  const isPublished = cells.text('published') === '' ? undefined : cells.flag('published');
  // Active, but not in the shop that everybody sees.
  if (isPublished === false && status !== 'ARCHIVED') return 'DRAFT';
  return status ?? (isPublished ? 'PUBLISHED' : undefined);
}

function pricesOf(cells: CellReader) {
  const [price, before] = [cells.price('price'), cells.price('originalPrice')];
  const isHigher = before !== undefined && price !== undefined && before > price;
  return { price, originalPrice: isHigher ? before : price === undefined ? undefined : null };
}

/** A stock below zero was sold without being there. Where nothing tracks it, Shopify writes 0 without having counted. */
function stockOf(cells: CellReader): number | undefined {
  const stock = cells.text('stock').startsWith('-') ? 0 : cells.whole('stock');
  const isUncounted = cells.sent('stockTracker') === '' && stock === 0;
  return isUncounted ? undefined : stock;
}

/** The names of the options stand in the product's first row only. */
function variationOf(cells: CellReader, names: readonly string[], stockWhenNew: number): VariationDraft {
  const chosen = PLACES.flatMap((place, at) => {
    const [name, value] = [names[at] ?? '', cells.text(`value${place}`)];
    return name !== '' && value !== '' ? [[name, value]] : [];
  });
  return {
    row: cells.row,
    sku: cells.sent('sku')?.replace(/^'/, ''),
    options: Object.fromEntries(chosen) as Record<string, string>,
    ...pricesOf(cells),
    stock: stockOf(cells),
    stockWhenNew,
  };
}

function hasVariations(rows: readonly TableRow[], names: readonly string[]): boolean {
  const [first] = rows;
  const isAlone = rows.length === 1 && (first?.cells['value1'] ?? '').trim().toLowerCase() === NO_VARIATION;
  return rows.length > 0 && !isAlone && names.some((name) => name !== '');
}

function fieldsOf(cells: CellReader): ProductDraft['fields'] {
  return {
    name: cells.text('name') || undefined,
    description: plainTextOf(cells.text('description')) || undefined,
    status: statusOf(cells),
    ...eachProductText((name, { max }) => cutAtWord(cells.text(name), max) || undefined),
  };
}

function ownOf(cells: CellReader): ProductDraft['fields'] {
  const sku = cells.text('sku').replace(/^'/, '');
  return { sku: sku || undefined, ...pricesOf(cells), stock: stockOf(cells) };
}

/** Those of the product in their order, then those that only a variation shows. */
function picturesOf(cells: readonly CellReader[]): ProductDraft['pictures'] {
  const ofVariations = cells
    .filter((one) => one.text('variantImage') !== '')
    .map((one) => ({ row: one.row, address: one.text('variantImage'), alt: '' }));
  const own = cells
    .filter((one) => one.text('image') !== '')
    .map((one) => ({
      at: Number(one.text('imagePosition')) || Number.MAX_SAFE_INTEGER,
      picture: { row: one.row, address: one.text('image'), alt: one.text('imageText') },
    }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ picture }) => picture);
  return [...own, ...ofVariations];
}

/** The shop's own type, else the path in Shopify's own list. */
function categoryOf(cells: CellReader): string[] {
  const type = cells.text('type');
  return type === '' ? pathOf(cells.text('category')) : [type];
}

function draft(rows: readonly TableRow[], context: DraftContext): ProductDraft {
  const read = rows.map((row) => ({
    isSold: isVariation(row),
    isMain: says(row, 'name'),
    cells: readCells(row, context),
  }));
  const cells = (read.find(({ isMain }) => isMain) ?? read[0])?.cells ?? readCells({ row: 0, cells: {} }, context);
  const names = PLACES.map((place) => cells.text(`option${place}`));
  const isVaried = hasVariations(rows.filter(isVariation), names);
  const sold = read.filter(({ isSold }) => isSold);
  const variations = isVaried ? sold.map((one) => variationOf(one.cells, names, context.defaultStock)) : [];
  if (sold.length > 1 && !isVaried)
    cells.wrong('option1', 'Ce produit a plusieurs déclinaisons, mais aucune option n’est nommée');
  const handle = handleOf(cells.text('handle'), cells.text('name')) || undefined;
  const own = isVaried ? {} : ownOf(cells);
  return {
    row: cells.row,
    names: { slug: handle, skus: [own, ...variations].flatMap(({ sku }) => sku || []) },
    fields: { ...fieldsOf(cells), ...own },
    slugWhenNew: handle,
    stockWhenNew: context.defaultStock,
    category: categoryOf(cells),
    variations,
    pictures: picturesOf(read.map((one) => one.cells)),
    problems: read.flatMap((one) => one.cells.problems),
    leftOut: cells.flag('isGiftCard') ? 'Les cartes cadeaux ne sont pas reprises' : undefined,
  };
}

/** What Shopify's own export writes, in its older and its newer headings: the rows of one product have the same handle. */
export const shopifyFormat: TableFormat = {
  name: 'shopify',
  columns: {
    handle: ['handle', 'url handle'],
    name: ['title'],
    description: ['body html', 'description'],
    category: ['product category', 'standard product type', 'standardized product type'],
    type: ['type', 'custom product type'],
    published: ['published', 'published on online store'],
    option1: ['option1 name'],
    value1: ['option1 value'],
    option2: ['option2 name'],
    value2: ['option2 value'],
    option3: ['option3 name'],
    value3: ['option3 value'],
    sku: ['variant sku', 'sku'],
    stock: ['variant inventory qty', 'inventory quantity'],
    stockTracker: ['variant inventory tracker', 'inventory tracker'],
    price: ['variant price', 'price'],
    originalPrice: ['variant compare at price', 'compare at price'],
    image: ['image src', 'product image url'],
    imagePosition: ['image position'],
    imageText: ['image alt text'],
    variantImage: ['variant image', 'variant image url'],
    isGiftCard: ['gift card'],
    seoTitle: ['seo title'],
    seoDescription: ['seo description'],
    status: ['status'],
  },
  columnOf: { category: 'type', slug: 'handle', options: 'option1', 'variations.name': 'value1' },
  isRecognised: (seen) => seen.has('handle') && seen.has('name'),
  identify({ row, cells }) {
    const [written, sku] = ['handle', 'sku'].map((column) => (cells[column] ?? '').trim().replace(/^'/, ''));
    const handle = handleOf(written ?? '', cells['name'] ?? '');
    return { key: handle ? `handle:${handle}` : `row:${row}`, names: sku ? [`sku:${sku}`] : [] };
  },
  draft,
  isFurther: (row) => !says(row, 'handle') && !says(row, 'name'),
};
