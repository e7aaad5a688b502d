import { useState } from 'react';
import { LinkBase, ListBase, useListContext } from 'react-admin';
import type { Category } from '@tokpa/contract/categories';
import {
  Avatar,
  Card,
  CircularProgress,
  Link,
  List,
  ListItem,
  ListItemAvatar,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { PageHeading } from '../ui/index.ts';
import { flattenTree, type PlacedCategory } from './flatten-tree.ts';

const INDENT_PER_LEVEL = 4;

function normalise(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function productsAt(id: string): string {
  return `/products?${new URLSearchParams({ filter: JSON.stringify({ category: id }), displayedFilters: JSON.stringify({ category: true }) })}`;
}

function Row({ place: { category, depth } }: { place: PlacedCategory }) {
  const count = `${category.productsCount} produit${category.productsCount > 1 ? 's' : ''}`;
  return (
    <ListItem divider sx={{ pl: 2 + depth * INDENT_PER_LEVEL }}>
      <ListItemAvatar>
        <Avatar variant="rounded" src={category.image ?? undefined} alt="">
          {category.name.charAt(0)}
        </Avatar>
      </ListItemAvatar>
      <ListItemText
        primary={
          <Link component={LinkBase} to={productsAt(category.id)}>
            {category.name}
          </Link>
        }
        secondary={count}
      />
    </ListItem>
  );
}

function CategoryTree() {
  const [search, setSearch] = useState('');
  const { data = [], isPending } = useListContext<Category>();
  if (isPending) return <CircularProgress aria-label="Chargement des catégories" sx={{ m: 4 }} />;
  const found = flattenTree(data).filter(({ category }) => normalise(category.name).includes(normalise(search)));
  return (
    <>
      <TextField
        label="Rechercher une catégorie"
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        sx={{ maxWidth: { sm: 320 }, mb: 2 }}
      />
      <Card>
        <List disablePadding>
          {found.map((place) => (
            <Row key={place.category.id} place={place} />
          ))}
        </List>
        {found.length === 0 && <Typography sx={{ p: 3 }}>Aucune catégorie ne porte ce nom.</Typography>}
      </Card>
    </>
  );
}

/** The whole tree at once: a shop has tens of categories, not thousands. */
export function CategoryList() {
  return (
    <>
      <PageHeading title="Catégories" />
      <ListBase perPage={100}>
        <CategoryTree />
      </ListBase>
    </>
  );
}
