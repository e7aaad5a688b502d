import { DataTable, List, NumberInput, SearchInput, SelectInput, useListContext } from 'react-admin';
import { LOW_STOCK_BELOW } from '@tokpa/contract/limits';
import { formatFcfa } from '@tokpa/contract/money';
import type { Product } from '@tokpa/contract/products';
import { Avatar, Card, Link, Stack, Typography } from '@mui/material';
import { CategoryChoice } from '../categories/index.ts';
import { PageHeading, Status, useIsPhone } from '../ui/index.ts';

const onlyThese = [{ id: 'true', name: 'Oui' }];

const filters = [
  <SearchInput
    key="search"
    source="search"
    alwaysOn
    placeholder="Nom, caractéristique…"
    slotProps={{ htmlInput: { 'aria-label': 'Rechercher un produit', maxLength: 200 } }}
    sx={{ minWidth: { sm: 320 } }}
  />,
  <CategoryChoice key="category" source="category" label="Catégorie" />,
  <SelectInput key="inStock" source="inStock" label="En stock seulement" choices={onlyThese} />,
  <SelectInput key="featured" source="featured" label="Vedettes seulement" choices={onlyThese} />,
  <NumberInput key="minPrice" source="minPrice" label="Prix minimum (FCFA)" min={0} step={500} />,
  <NumberInput key="maxPrice" source="maxPrice" label="Prix maximum (FCFA)" min={0} step={500} />,
];

function Stock({ stock }: { stock: number }) {
  if (stock === 0) return <Status label="Rupture" tone="bad" />;
  if (stock < LOW_STOCK_BELOW) return <Status label={`Plus que ${stock}`} tone="waiting" />;
  return <>{stock}</>;
}

function Name({ product }: { product: Product }) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Avatar variant="rounded" src={product.image ?? undefined} alt="">
        {product.name.charAt(0)}
      </Avatar>
      <Link href={`/product/${product.slug}`} sx={{ fontWeight: 600 }}>
        {product.name}
      </Link>
    </Stack>
  );
}

const Column = DataTable.Col<Product>;

function ProductTable() {
  return (
    <DataTable rowClick={false} bulkActionButtons={false}>
      <Column source="name" label="Produit" render={(product) => <Name product={product} />} />
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
      <Column label="Stock" disableSort align="right" render={({ stock }) => <Stock stock={stock} />} />
      <Column
        source="averageRating"
        label="Note"
        sortByOrder="DESC"
        align="right"
        render={({ averageRating, reviewsCount }) =>
          reviewsCount === 0 ? '—' : `${averageRating.toLocaleString('fr-FR')} (${reviewsCount})`
        }
      />
    </DataTable>
  );
}

function ProductCards() {
  const { data = [] } = useListContext<Product>();
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 1 }}>
      {data.map((product) => (
        <Card component="li" key={product.id} sx={{ listStyle: 'none', p: 1.5 }}>
          <Name product={product} />
          <Stack direction="row" sx={{ justifyContent: 'space-between', mt: 1 }}>
            <Typography sx={{ fontWeight: 700 }}>{formatFcfa(product.price)}</Typography>
            <Typography component="div">
              Stock : <Stock stock={product.stock} />
            </Typography>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function Products() {
  const isPhone = useIsPhone();
  const { data, isPending } = useListContext<Product>();
  if (!isPending && data?.length === 0) {
    return <Typography sx={{ p: 3 }}>Aucun produit ne correspond à ces critères.</Typography>;
  }
  return isPhone ? <ProductCards /> : <ProductTable />;
}

export function ProductList() {
  return (
    <>
      <PageHeading title="Produits" />
      <List
        title={false}
        filters={filters}
        exporter={false}
        empty={false}
        perPage={25}
        sort={{ field: 'name', order: 'ASC' }}
      >
        <Products />
      </List>
    </>
  );
}
