import { Readable } from 'node:stream';
import {
  eachProductText,
  PRODUCT_COLUMNS,
  PRODUCT_STATUS_LABELS,
  type ProductColumn,
  type ProductQuery,
  type Variation,
} from '@tokpa/contract';
import { type ProductRow, readAllProducts } from '#features/products';
import { findCategoryPaths } from '#features/categories';
import { dayOf } from '#platform/benin-days';
import type { FileAnswer } from '#platform/http/file-answer';
import type { Platform } from '#platform/platform';
import { csvLines } from './write-csv.ts';

type Cells = Partial<Record<ProductColumn, string | number>>;

const COLUMNS = Object.keys(PRODUCT_COLUMNS) as ProductColumn[];
const HEADINGS = Object.values(PRODUCT_COLUMNS).map(({ heading }) => heading);

const yesNo = (is: boolean) => (is ? 'oui' : 'non');

function offerCells({ price, originalPrice, stock }: Pick<Variation, 'price' | 'originalPrice' | 'stock'>): Cells {
  return { price, originalPrice: originalPrice ?? '', stock, stockSeen: stock };
}

/** Which product a row is of: on each of its rows. */
function nameCells({ id, slug, name }: ProductRow): Cells {
  return { id, slug, name };
}

function productCells(product: ProductRow, category: string, publicUrl: string): Cells {
  return {
    ...nameCells(product),
    sku: product.sku ?? '',
    status: PRODUCT_STATUS_LABELS[product.status],
    category,
    description: product.description,
    features: product.features.join('\n'),
    isNew: yesNo(product.isNew),
    isFeatured: yesNo(product.isFeatured),
    ...eachProductText((name) => product[name]),
    images: product.pictures.map(({ src }) => publicUrl + src).join('\n'),
    imageTexts: product.pictures.map(({ alt }) => alt.replaceAll(/\s+/g, ' ')).join('\n'),
    options: product.options.map(({ name, values }) => `${name} : ${values.join(' | ')}`).join('\n'),
  };
}

function variationCells(variation: Variation, options: readonly string[]): Cells {
  const names = [...options, ...Object.keys(variation.options).filter((name) => !options.includes(name))];
  const chosen = names
    .filter((name) => name in variation.options)
    .flatMap((name, at) => [
      [`option${at + 1}`, name],
      [`value${at + 1}`, variation.options[name]],
    ]);
  return {
    variationId: variation.id,
    variation: variation.name,
    variationSku: variation.sku ?? '',
    ...(Object.fromEntries(chosen) as Cells),
    ...offerCells(variation),
  };
}

/** A row for each variation; what is the product's own stands in the first. */
function rowsOf(product: ProductRow, category: string, publicUrl: string): Cells[] {
  const own = productCells(product, category, publicUrl);
  if (product.variations.length === 0) return [{ ...own, ...offerCells(product) }];
  const options = product.options.map(({ name }) => name);
  return product.variations.map((variation, at) => ({
    ...(at === 0 ? own : nameCells(product)),
    ...variationCells(variation, options),
  }));
}

async function* lines({ db, config }: Platform, found: AsyncIterable<ProductRow[]>) {
  yield csvLines([HEADINGS], { isFirst: true });
  for await (const products of found) {
    const paths = await findCategoryPaths(
      db,
      products.map(({ ownCategory }) => ownCategory.id),
    );
    const rows = products.flatMap((product) =>
      rowsOf(product, paths.get(product.ownCategory.id) ?? '', config.publicUrl),
    );
    yield csvLines(rows.map((cells) => COLUMNS.map((column) => cells[column] ?? '')));
  }
}

/** Everything that the filters find, written while it is read: a large shop needs no more memory than a small one. */
export async function exportProducts(
  platform: Platform,
  query: Omit<ProductQuery, 'page' | 'limit' | 'sort'>,
): Promise<FileAnswer> {
  const found = await readAllProducts(platform.db, query);
  return {
    name: `produits-${dayOf(platform.clock.now())}.csv`,
    type: 'text/csv; charset=utf-8',
    content: Readable.from(lines(platform, found)),
  };
}
