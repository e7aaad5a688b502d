import { CreateButton, FilterButton, LinkBase, TopToolbar, useCanAccess, useListContext } from 'react-admin';
import { LOW_STOCK_BELOW } from '@tokpa/contract/limits';
import { formatFcfa } from '@tokpa/contract/money';
import type { Product } from '@tokpa/contract/products';
import PriceChangeIcon from '@mui/icons-material/PriceChange';
import UploadIcon from '@mui/icons-material/Upload';
import { Button, Stack, Typography } from '@mui/material';
import { ExportProducts, importAt } from '../product-imports/index.ts';
import { DataTable, ListPage, PicturedName, RecordLink, Rows, SavedFilters, SortPlace, Status } from '../ui/index.ts';
import { ProductBulkActs } from './product-bulk-acts.tsx';
import { productFilters } from './product-filters.tsx';
import { offersAt } from './product-links.ts';
import { ProductStatusChip } from './product-status.tsx';

const EMPTY = {
  none: 'Aucun produit pour l’instant.',
  first: 'Créez le premier, ou importez un tableau.',
  unmatched: 'Aucun produit ne correspond à ces critères.',
};

function Stock({ stock }: { stock: number }) {
  if (stock === 0) return <Status label="Rupture" tone="bad" />;
  if (stock < LOW_STOCK_BELOW) return <Status label={`Plus que ${stock}`} tone="waiting" />;
  return <>{stock.toLocaleString('fr-FR')}</>;
}

const Column = DataTable.Col<Product>;

function ProductTable({ canWrite }: { canWrite: boolean }) {
  return (
    <DataTable rowClick="edit" bulkActionButtons={canWrite && <ProductBulkActs />}>
      <Column source="name" label="Produit" render={({ name, image }) => <PicturedName name={name} image={image} />} />
      <Column
        label="Catégorie"
        disableSort
        render={({ category, subcategory }) => subcategory?.name ?? category.name}
      />
      <Column label="Référence" disableSort render={({ sku }) => sku ?? '—'} />
      <Column
        source="price"
        label="Prix"
        align="right"
        cellSx={() => ({ whiteSpace: 'nowrap' })}
        render={({ price }) => formatFcfa(price)}
      />
      <Column source="stock" label="Stock" align="right" render={({ stock }) => <Stock stock={stock} />} />
      <Column
        source="averageRating"
        label="Note"
        sortByOrder="DESC"
        align="right"
        render={({ averageRating, reviewsCount }) =>
          reviewsCount === 0
            ? '—'
            : `${averageRating.toLocaleString('fr-FR', { minimumFractionDigits: 1 })} (${reviewsCount.toLocaleString('fr-FR')})`
        }
      />
      <Column label="Statut" disableSort render={(product) => <ProductStatusChip product={product} />} />
    </DataTable>
  );
}

function ProductCard({ row: product }: { row: Product }) {
  return (
    <>
      <RecordLink resource="products" id={product.id}>
        <PicturedName name={product.name} image={product.image} />
      </RecordLink>
      <Stack direction="row" useFlexGap sx={{ justifyContent: 'space-between', mt: 1, gap: 1, flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 700 }}>{formatFcfa(product.price)}</Typography>
        <Typography component="div">
          Stock : <Stock stock={product.stock} />
        </Typography>
        <ProductStatusChip product={product} />
      </Stack>
    </>
  );
}

function ListActs({ canWrite }: { canWrite: boolean }) {
  const { filterValues } = useListContext();
  return (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      <FilterButton disableSaveQuery />
      <SavedFilters />
      <SortPlace />
      {canWrite && (
        <Button
          size="small"
          startIcon={<PriceChangeIcon />}
          component={LinkBase}
          to={offersAt(filterValues as Record<string, unknown>)}
        >
          Prix et stocks
        </Button>
      )}
      {canWrite && (
        <Button size="small" startIcon={<UploadIcon />} component={LinkBase} to={importAt()}>
          Importer
        </Button>
      )}
      <ExportProducts />
      {canWrite && <CreateButton label="Nouveau produit" />}
    </TopToolbar>
  );
}

export function ProductList() {
  const { canAccess: canWrite = false } = useCanAccess({ resource: 'products', action: 'create' });
  return (
    <ListPage
      title="Produits"
      filters={productFilters}
      actions={<ListActs canWrite={canWrite} />}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <Rows<Product>
        table={<ProductTable canWrite={canWrite} />}
        card={ProductCard}
        bulkActs={canWrite && <ProductBulkActs />}
        empty={EMPTY}
      />
    </ListPage>
  );
}
