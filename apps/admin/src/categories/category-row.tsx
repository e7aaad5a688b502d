import { LinkBase } from 'react-admin';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import type { Category } from '@tokpa/contract/categories';
import { Avatar, Box, Button, IconButton, Link, ListItem, ListItemAvatar, ListItemText } from '@mui/material';
import { api } from '../api.ts';
import { listWith, Problem, useAct } from '../ui/index.ts';
import type { PlacedCategory } from './flatten-tree.ts';

const INDENT_PER_LEVEL = { xs: 2, md: 4 };

function RowActs({ place: { category, at, siblings } }: { place: PlacedCategory }) {
  const { id, name } = category;
  const { act, isBusy, problem } = useAct({
    run: (position: number) => api.call('PUT /categories/{id}', { params: { id }, body: { position } }),
    done: 'Ordre enregistré',
  });
  return (
    <Box
      sx={{
        display: 'flex',
        flexShrink: 0,
        flexWrap: 'wrap',
        alignItems: 'center',
        width: { xs: '100%', sm: 'auto' },
        maxWidth: { sm: 420 },
      }}
    >
      <IconButton aria-label={`Monter ${name}`} disabled={isBusy || at === 0} onClick={() => act(at - 1)}>
        <ArrowUpwardIcon />
      </IconButton>
      <IconButton aria-label={`Descendre ${name}`} disabled={isBusy || at === siblings - 1} onClick={() => act(at + 1)}>
        <ArrowDownwardIcon />
      </IconButton>
      <Button
        component={LinkBase}
        to={`/categories/create?${new URLSearchParams({ parentId: id })}`}
        aria-label={`Ajouter dessous : ${name}`}
      >
        Ajouter dessous
      </Button>
      <Problem isInRow>{problem}</Problem>
    </Box>
  );
}

const NAME = { display: 'inline-block', py: 0.5, fontWeight: 600 };

function CategoryName({ category: { id, name }, canWrite }: { category: Category; canWrite: boolean }) {
  if (!canWrite) {
    return (
      <Box component="span" sx={NAME}>
        {name}
      </Box>
    );
  }
  return (
    <Link component={LinkBase} to={`/categories/${id}`} sx={NAME}>
      {name}
    </Link>
  );
}

type CategoryRowProps = { place: PlacedCategory; canWrite: boolean };

/** A category at its depth: its name leads to its form, its count to its products. */
export function CategoryRow({ place, canWrite }: CategoryRowProps) {
  const { category, depth } = place;
  const { id, name, productsCount, image } = category;
  return (
    <ListItem
      divider
      sx={{
        pl: { xs: 1 + depth * INDENT_PER_LEVEL.xs, md: 2 + depth * INDENT_PER_LEVEL.md },
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
      }}
    >
      <ListItemAvatar>
        <Avatar variant="rounded" src={image ?? undefined} alt="">
          {name.charAt(0)}
        </Avatar>
      </ListItemAvatar>
      <ListItemText
        sx={{ flex: '1 1 150px', minWidth: 0 }}
        primary={<CategoryName category={category} canWrite={canWrite} />}
        secondary={
          <Link
            component={LinkBase}
            to={listWith('products', 'category', id)}
            color="text.secondary"
            sx={{ display: 'inline-block', py: 0.5 }}
          >
            {productsCount} produit{productsCount > 1 ? 's' : ''}
          </Link>
        }
      />
      {canWrite && <RowActs place={place} />}
    </ListItem>
  );
}
