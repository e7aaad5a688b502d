import { formatFcfa } from '@tokpa/contract/money';
import type { DashboardStats } from '@tokpa/contract/dashboard';
import { Avatar, Stack, Typography } from '@mui/material';
import { Panel, RecordLink } from '../ui/index.ts';
import { Change } from './change.tsx';

export function BestProducts({ products }: { products: DashboardStats['bestProducts'] }) {
  return (
    <Panel title="Produits les plus vendus" level={3}>
      {products.length === 0 && <Typography>Aucune vente payée dans la période.</Typography>}
      <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {products.map(({ id, name, image, quantity, revenue }) => (
          <Stack component="li" key={id} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <Avatar src={image ?? undefined} alt="" variant="rounded" slotProps={{ img: { loading: 'lazy' } }} />
            <Stack sx={{ minWidth: 0, flex: 1 }}>
              <RecordLink resource="products" id={id} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {name}
              </RecordLink>
              <Typography variant="body2" color="text.secondary">
                {quantity.value} vendu{quantity.value > 1 ? 's' : ''} · {formatFcfa(revenue)}
              </Typography>
              <Change change={quantity.change} />
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
