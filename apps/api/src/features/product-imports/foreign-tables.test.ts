import { describe, expect, it } from 'vitest';
import { createStaff } from '#testing/create-staff';
import { type ImportReport, importProducts } from '#testing/import-products';
import { useTestShop } from '#testing/test-shop';

const shop = await useTestShop();
const { token } = await createStaff(shop, { role: 'EDITOR' });
const { call } = shop.client(token);

const read = async (id: string) => (await call('GET /products/{id}', { params: { id } })).data;
const counts = ({ created, updated, skipped, failed }: ImportReport) => [created, updated, skipped, failed];
const load = (table: string, options: { exchangeFactor?: number; defaultStock?: number } = {}) =>
  importProducts(shop, token, { table, ...options });

const WOO_HEADINGS =
  'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Tax status","In stock?",Stock,' +
  '"Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible",' +
  '"Attribute 1 global","Attribute 2 name","Attribute 2 value(s)"';

// As the exporter writes them: parents first, variations at the end, one by its parent's reference and one by its number.
const WOO = [
  WOO_HEADINGS,
  String.raw`44,variable,pagne-col-v,"Chemise à col V",1,1,visible,"<p>Une chemise.</p>","<p>Coton &amp; lin.</p>\n<ul><li>Lavable</li><li>Légère</li></ul>",taxable,1,,,,"Vêtements > Chemises, Vêtements > Nouveautés",,,,Couleur,"Bleu, Rouge",1,1,Taille,"M, L"`,
  '46,simple,bonnet,Bonnet,1,0,visible,,Un bonnet,taxable,1,7,"18,05","20",Vêtements > Accessoires,,,,Matière,"Coton, Laine",1,1,,',
  '47,"simple, downloadable, virtual",album,Album,1,0,visible,,Un disque,taxable,1,,,15,Musique,,,,,,,,,',
  '48,external,fanion,Fanion,1,0,visible,,Ailleurs,taxable,1,,,11.05,Décoration,,,,,,,,,',
  '49,grouped,collection,Collection,1,0,visible,,Un lot,taxable,1,,,,Vêtements,,,,,,,,,',
  '50,simple,brouillon,Gilet,0,0,visible,,,taxable,0,,,45,,,,,,,,,,',
  '54,variation,pagne-col-v-bleu,"Chemise à col V - Bleu",1,0,visible,,,taxable,1,3,,20.5,,,,pagne-col-v,Couleur,Bleu,,1,Taille,',
  '55,variation,pagne-col-v-rouge,"Chemise à col V - Rouge",1,0,visible,,,taxable,1,,18,20,,,,id:44,Couleur,Rouge,,1,Taille,',
  '56,variation,orpheline,"Perdue",1,0,visible,,,taxable,1,,,20,,,,pas-ici,Couleur,Rouge,,1,,',
].join('\n');

describe('a table of WooCommerce', () => {
  it('brings products, their variations wherever they stand, tells what it leaves out, and makes nothing twice', async () => {
    const done = await load(WOO, { exchangeFactor: 655.957, defaultStock: 5 });
    expect([done.format, done.status, ...counts(done)]).toEqual(['woocommerce', 'DONE', 4, 0, 2, 1]);
    expect(done.errors.map(({ row, column, isNotice }) => [row, column, isNotice])).toEqual([
      [1, '', true],
      [2, 'Categories', true],
      [5, 'Type', true],
      [6, 'Type', true],
      [8, 'Stock', true],
      [10, 'Parent', false],
    ]);
    expect(done.errors.slice(0, 2).map(({ message }) => message)).toEqual([
      'Ces colonnes ne sont pas reprises : Tax status',
      'Un produit a une seule catégorie : « Vêtements > Chemises » est prise, « Vêtements > Nouveautés » ne l’est pas',
    ]);
    const shirt = await read('chemise-a-col-v');
    expect(shirt).toMatchObject({
      sku: 'pagne-col-v',
      status: 'PUBLISHED',
      isFeatured: true,
      description: 'Une chemise.\n\nCoton & lin.\n\n• Lavable\n• Légère',
      features: [],
      options: [
        { name: 'Couleur', values: ['Bleu', 'Rouge'] },
        { name: 'Taille', values: ['M', 'L'] },
      ],
      category: { name: 'Vêtements' },
      subcategory: { name: 'Chemises' },
    });
    expect(shirt.variations).toMatchObject([
      { name: 'Bleu · M', sku: 'pagne-col-v-bleu-m', price: 13_447, originalPrice: null, stock: 2 },
      { name: 'Bleu · L', sku: 'pagne-col-v-bleu-l', price: 13_447, originalPrice: null, stock: 1 },
      { name: 'Rouge · M', sku: 'pagne-col-v-rouge-m', price: 11_807, originalPrice: 13_119, stock: 5 },
      { name: 'Rouge · L', sku: 'pagne-col-v-rouge-l', price: 11_807, originalPrice: 13_119, stock: 5 },
    ]);
    expect(await read('bonnet')).toMatchObject({
      price: 11_840,
      originalPrice: 13_119,
      stock: 7,
      features: ['Matière : Coton, Laine'],
    });
    expect((await read('album')).stock).toBe(5);
    expect(await read('gilet')).toMatchObject({ status: 'DRAFT', stock: 0, category: { name: 'À classer' } });

    const { total } = (await call('GET /products', { query: { limit: 1 } })).meta;
    const again = await load(WOO);
    expect(counts(again)).toEqual([0, 4, 2, 1]);
    expect((await call('GET /products', { query: { limit: 1 } })).meta.total).toBe(total);
    expect((await read('chemise-a-col-v')).variations.map(({ price, stock }) => [price, stock])).toEqual([
      [21, 2],
      [21, 1],
      [18, 5],
      [18, 5],
    ]);
  });

  it('gives no product the price of another that is called the same', async () => {
    const row = (id: number, price: number) => `${id},simple,,Panier en osier,1,,5,,${price},Vannerie,,,,,,`;
    const headings = 'ID,Type,SKU,Name,Published,"In stock?",Stock,"Sale price","Regular price",Categories';
    const table = [headings, row(91, 3000), row(92, 8000)].join('\n');
    expect(counts(await load(table))).toEqual([2, 0, 0, 0]);
    const again = await load(table);
    expect(counts(again)).toEqual([0, 1, 0, 1]);
    expect(again.errors).toMatchObject([
      {
        row: 3,
        column: 'Name',
        message: 'Le produit de la ligne 2 porte le même nom : donnez à chacun une référence (SKU)',
      },
    ]);
    expect([(await read('panier-en-osier')).price, (await read('panier-en-osier-2')).price]).toEqual([3000, 8000]);
  });

  it('sells what can be ordered while it is not there, and takes a stock of the whole product for none of a variation', async () => {
    const table = [
      'ID,Type,SKU,Name,Published,"In stock?",Stock,"Regular price",Parent,"Attribute 1 name","Attribute 1 value(s)"',
      '71,simple,TABOURET,Tabouret,1,backorder,,9000,,,',
      '72,variable,BANC,Banc,1,1,6,,,Bois,"Teck, Iroko"',
      '73,variation,BANC-T,Banc - Teck,1,1,parent,20000,BANC,Bois,Teck',
      '74,variation,BANC-I,Banc - Iroko,1,backorder,parent,18000,BANC,Bois,Iroko',
    ].join('\n');
    const done = await load(table, { defaultStock: 4 });
    expect([...counts(done), done.errors]).toEqual([2, 0, 0, 0, []]);
    expect((await read('tabouret')).stock).toBe(4);
    expect((await read('banc')).variations.map(({ stock }) => stock)).toEqual([4, 4]);
  });

  it('takes what waits for a review for a draft, and sells no variation that is switched off', async () => {
    const table = [
      'ID,Type,SKU,Name,Published,"In stock?",Stock,"Regular price",Parent,"Attribute 1 name","Attribute 1 value(s)"',
      '81,simple,ATTENTE,Sac en attente,2,1,5,7000,,,',
      '82,variable,SANDALE,Sandale,1,1,,,,Taille,"38, 40"',
      '83,variation,SANDALE-38,Sandale - 38,1,1,6,4000,SANDALE,Taille,38',
      '84,variation,SANDALE-40,Sandale - 40,0,1,6,4000,SANDALE,Taille,40',
    ].join('\n');
    const done = await load(table);
    expect([...counts(done), done.errors]).toEqual([2, 0, 0, 0, []]);
    expect(await read('sac-en-attente')).toMatchObject({ status: 'DRAFT', stock: 5 });
    const sandal = await read('sandale');
    expect([sandal.status, ...sandal.variations.map(({ stock }) => stock)]).toEqual(['PUBLISHED', 6, 0]);
  });

  it('is known by its French headings too', async () => {
    const done = await load(
      [
        'ID,Type,UGS,Nom,Publié,Mis en avant ?,Description courte,Description,En stock ?,Stock,Tarif promo,Tarif régulier,Catégories,Images,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1',
        '7,simple,gari,Gari de Savalou,1,0,,Fin et croquant,1,30,,"1.500",Épicerie,,,Poids,1 kg',
      ].join('\r\n'),
    );
    expect([done.format, ...counts(done)]).toEqual(['woocommerce', 1, 0, 0, 0]);
    expect(await read('gari-de-savalou')).toMatchObject({ price: 1500, stock: 30, features: ['Poids : 1 kg'] });
  });
});

const SHOPIFY = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Status',
  `boubou,Boubou brodé,"<p>Brodé à la main<br>à <strong>Cotonou</strong></p><script>alert(1)</script>",Atelier,Apparel,Tenues,mode,true,Taille,M,Couleur,Blanc,BB-M-B,4,35000.00,40000.00,https://exemple.bj/1.jpg,1,De face,false,Boubou,Un boubou,active`,
  'boubou,,,,,,,,,L,,Blanc,BB-L-B,-2,36000,,https://exemple.bj/2.jpg,2,De dos,,,,',
  'boubou,,,,,,,,,,,,,,,,https://exemple.bj/3.jpg,3,,,,,',
  'sac,Sac en raphia,Simple,Atelier,Sacs > À main,,,true,Title,Default Title,,,SAC-1,2,12000.50,,,,,false,,,draft',
  'carte,Carte cadeau,,,,,,true,Title,Default Title,,,,,5000,,,,,true,,,active',
  'archive,Ancien modèle,,,Sacs,,,false,Title,Default Title,,,,1,100,,,,,false,,,archived',
].join('\n');

describe('a table of Shopify', () => {
  it('brings the rows of one handle together as one product', async () => {
    const done = await load(SHOPIFY);
    expect([done.format, ...counts(done)]).toEqual(['shopify', 3, 0, 1, 0]);
    expect(done.rowsTotal).toBe(6);
    // Nobody wished its pictures: none was asked for, and none failed.
    expect(done.errors.map(({ row, isNotice }) => [row, isNotice])).toEqual([
      [1, true],
      [5, true],
      [6, true],
    ]);
    // Francs have no decimals: it is told, because the prices may be in another currency.
    expect(done.errors[0]?.message).toBe('Ces colonnes ne sont pas reprises : Vendor, Tags, Image Src');
    expect(done.errors[1]).toMatchObject({ column: 'Variant Price' });
    expect(done.errors[1]?.message).toMatch(/^12000\.50 devient 12001 FCFA\..*taux de change/);
    const boubou = await read('boubou');
    expect(boubou).toMatchObject({
      name: 'Boubou brodé',
      status: 'PUBLISHED',
      description: 'Brodé à la main\nà Cotonou',
      category: { name: 'Tenues' },
      seoTitle: 'Boubou',
      pictures: [],
    });
    expect(boubou.variations).toMatchObject([
      { name: 'M · Blanc', sku: 'BB-M-B', price: 35_000, originalPrice: 40_000, stock: 4 },
      { name: 'L · Blanc', sku: 'BB-L-B', price: 36_000, originalPrice: null, stock: 0 },
    ]);
    expect(await read('sac')).toMatchObject({
      status: 'DRAFT',
      sku: 'SAC-1',
      price: 12_001,
      variations: [],
      category: { name: 'Sacs' },
      subcategory: { name: 'À main' },
    });
    expect((await read('archive')).status).toBe('ARCHIVED');
    expect(counts(await load(SHOPIFY))).toEqual([0, 3, 1, 0]);
    expect((await read('boubou')).variations).toHaveLength(2);
  });

  it('whose words for search engines are too long brings their beginning, in whole words and characters', async () => {
    const headings = 'Handle,Title,Type,Published,Variant Price,SEO Title,SEO Description';
    const title = `${'Panier '.repeat(17)}🧺`;
    const table = [headings, `panier,Panier,Paniers,true,3000,${title},${'🧺'.repeat(161)}`].join('\n');
    expect(counts(await load(table))).toEqual([1, 0, 0, 0]);
    const basket = await read('panier');
    expect(title.length).toBe(121);
    expect(basket.seoTitle).toBe('Panier '.repeat(17).trim());
    expect(basket.seoDescription).toBe('🧺'.repeat(160));
  });

  it('of which somebody keeps one variation leaves the product on sale', async () => {
    const headings =
      'Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price';
    const kept = 'natte,,,,,L,NAT-L,9,5000';
    const whole = [headings, 'natte,Natte tressée,Nattes,true,Taille,M,NAT-M,2,4000', kept].join('\n');
    expect(counts(await load(whole))).toEqual([1, 0, 0, 0]);
    expect(counts(await load(`${headings}\n${kept.replace(',9,', ',7,')}\n`))).toEqual([0, 1, 0, 0]);
    const mat = await read('natte');
    expect([mat.status, ...mat.variations.map(({ stock }) => stock)]).toEqual(['PUBLISHED', 2, 7]);
  });

  it('is known by its newer headings too, with descriptions of several lines and rows that hold a picture alone', async () => {
    const done = await load(
      [
        'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Price,Compare-at price,Cost per item,Charge tax,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Requires shipping,Fulfillment service,Product image URL,Image position,Image alt text,Variant image URL,Gift card,SEO title,SEO description,Color (product.metafields.shopify.color-pattern)',
        `Tasse en grès,tasse-en-gres,"<p>Cuite au bois.</p>

<ul>
<li>Va au four</li>
<li>Se lave</li>
</ul>",Atelier,Home & Garden > Kitchen & Dining,,"grès, bleu",TRUE,Active,TAS-B,,Couleur,Bleu,product.metafields.shopify.color-pattern,,,,14.99,19.99,6,TRUE,shopify,,DENY,300,TRUE,manual,https://exemple.bj/1.jpg,1,De face,,FALSE,,,bleu; rouge`,
        ',tasse-en-gres,,,,,,,,TAS-R,,Couleur,Rouge,,,,,14.99,,,TRUE,shopify,4,DENY,300,TRUE,manual,https://exemple.bj/2.jpg,2,,,,,,',
        ',tasse-en-gres,,,,,,,,,,,,,,,,,,,,,,,,,,https://exemple.bj/3.jpg,3,,,,,,',
        'Bol,bol,Simple,Atelier,,Vaisselle,,TRUE,Unlisted,,,Title,Default Title,,,,,"1,299.00",,,TRUE,shopify,7,DENY,,TRUE,manual,,,,,FALSE,,,',
      ].join('\r\n'),
      { exchangeFactor: 655.957, defaultStock: 2 },
    );
    expect([done.format, done.rowsTotal, ...counts(done), done.errorsCount]).toEqual(['shopify', 4, 2, 0, 0, 0, 1]);
    expect(done.errors[0]?.message).toMatch(/^Ces colonnes ne sont pas reprises : Vendor, Tags, .*Product image URL/);
    const cup = await read('tasse-en-gres');
    expect(cup).toMatchObject({
      status: 'PUBLISHED',
      description: 'Cuite au bois.\n\n• Va au four\n• Se lave',
      category: { name: 'Home & Garden' },
      subcategory: { name: 'Kitchen & Dining' },
    });
    expect(cup.variations).toMatchObject([
      { name: 'Bleu', price: 9833, originalPrice: 13_113, stock: 2 },
      { name: 'Rouge', price: 9833, originalPrice: null, stock: 4 },
    ]);
    expect(await read('bol')).toMatchObject({ status: 'DRAFT', price: 852_088, stock: 7 });
  });
});
