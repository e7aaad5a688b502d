/** What one row of a table says, by its headings; every other cell stays empty. */
type Row = Readonly<Record<string, string>>;

const WOOCOMMERCE = [
  'ID',
  'Type',
  'SKU',
  'GTIN, UPC, EAN, or ISBN',
  'Name',
  'Published',
  'Is featured?',
  'Visibility in catalog',
  'Short description',
  'Description',
  'Date sale price starts',
  'Date sale price ends',
  'Tax status',
  'Tax class',
  'In stock?',
  'Stock',
  'Low stock amount',
  'Backorders allowed?',
  'Sold individually?',
  'Weight (kg)',
  'Length (cm)',
  'Width (cm)',
  'Height (cm)',
  'Allow customer reviews?',
  'Purchase note',
  'Sale price',
  'Regular price',
  'Categories',
  'Tags',
  'Shipping class',
  'Images',
  'Download limit',
  'Download expiry days',
  'Parent',
  'Grouped products',
  'Upsells',
  'Cross-sells',
  'External URL',
  'Button text',
  'Position',
  'Attribute 1 name',
  'Attribute 1 value(s)',
  'Attribute 1 visible',
  'Attribute 1 global',
  'Attribute 2 name',
  'Attribute 2 value(s)',
  'Attribute 2 visible',
  'Attribute 2 global',
];

const SHOPIFY = [
  'Title',
  'URL handle',
  'Description',
  'Vendor',
  'Product category',
  'Type',
  'Tags',
  'Published on online store',
  'Status',
  'SKU',
  'Barcode',
  'Option1 name',
  'Option1 value',
  'Option1 Linked To',
  'Option2 name',
  'Option2 value',
  'Option2 Linked To',
  'Option3 name',
  'Option3 value',
  'Option3 Linked To',
  'Price',
  'Compare-at price',
  'Cost per item',
  'Charge tax',
  'Tax code',
  'Inventory tracker',
  'Inventory quantity',
  'Continue selling when out of stock',
  'Weight value (grams)',
  'Weight unit for display',
  'Requires shipping',
  'Fulfillment service',
  'Product image URL',
  'Image position',
  'Image alt text',
  'Variant image URL',
  'Gift card',
  'SEO title',
  'SEO description',
];

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function written(headings: readonly string[], rows: readonly Row[]): string {
  return [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n');
}

/** As WooCommerce's exporter writes it, in euros: a product with variations, one on sale, and one that it sells for somebody else. */
export function woocommerceTable(mark: string): string {
  const shown = { Published: '1', 'Is featured?': '0', 'Visibility in catalog': 'visible', 'In stock?': '1' };
  const hoodie = { ...shown, 'Attribute 1 name': 'Couleur', 'Attribute 2 name': 'Logo' };
  const variation = { ...hoodie, Type: 'variation', Parent: `pull-${mark}`, 'Regular price': '45' };
  return written(WOOCOMMERCE, [
    {
      ...hoodie,
      ID: '44',
      Type: 'variable',
      SKU: `pull-${mark}`,
      Name: `Pull ${mark}`,
      'Short description': '<p>Un pull.</p>',
      Description: String.raw`<p>Coton &amp; lin.</p>\n<ul><li>Lavable</li><li>Léger</li></ul>`,
      Categories: 'Vêtements > Pulls, Vêtements > Nouveautés',
      Tags: 'doux, chaud',
      Images: 'https://exemple.bj/pull-1.jpg, https://exemple.bj/pull-2.jpg',
      'Attribute 1 value(s)': 'Bleu, Rouge',
      'Attribute 2 value(s)': 'Oui, Non',
    },
    {
      ...shown,
      ID: '46',
      Type: 'simple',
      SKU: `bonnet-${mark}`,
      Name: `Bonnet ${mark}`,
      Stock: '7',
      'Sale price': '18,05',
      'Regular price': '20',
      Categories: 'Vêtements > Accessoires',
    },
    { ...shown, ID: '48', Type: 'external', SKU: `fanion-${mark}`, Name: `Fanion ${mark}`, 'Regular price': '11.05' },
    {
      ...variation,
      ID: '54',
      SKU: `pull-${mark}-b`,
      Name: `Pull ${mark} - Bleu, Oui`,
      'Attribute 1 value(s)': 'Bleu',
      'Attribute 2 value(s)': 'Oui',
    },
    {
      ...variation,
      ID: '55',
      SKU: `pull-${mark}-r`,
      Name: `Pull ${mark} - Rouge, Non`,
      'Sale price': '42',
      'Attribute 1 value(s)': 'Rouge',
      'Attribute 2 value(s)': 'Non',
    },
  ]);
}

/** As Shopify's newer exporter writes it: a description of several lines, two variations, a row that holds a picture alone. */
export function shopifyTable(mark: string): string {
  const handle = `tasse-${mark}`;
  const sold = { 'URL handle': handle, 'Option1 name': 'Couleur', 'Charge tax': 'TRUE', 'Requires shipping': 'TRUE' };
  return written(SHOPIFY, [
    {
      ...sold,
      Title: `Tasse ${mark}`,
      Description: '<p>Cuite au bois.</p>\n\n<p>Faite à Sè.</p>',
      Vendor: 'Atelier',
      Type: 'Vaisselle',
      Tags: 'grès, bleu',
      'Published on online store': 'TRUE',
      Status: 'Active',
      SKU: `TASSE-B-${mark}`,
      'Option1 value': 'Bleu',
      Price: '4500.00',
      'Compare-at price': '6000.00',
      'Inventory quantity': '12',
      'Product image URL': 'https://exemple.bj/tasse.jpg',
      'Image position': '1',
      'Gift card': 'FALSE',
    },
    { ...sold, SKU: `TASSE-R-${mark}`, 'Option1 value': 'Rouge', Price: '4500.50', 'Inventory quantity': '-2' },
    { 'URL handle': handle, 'Product image URL': 'https://exemple.bj/dos.jpg', 'Image position': '2' },
  ]);
}
