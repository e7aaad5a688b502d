import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import type { Product } from '@tokpa/contract/products';
import { STOCK_REASON_LABELS, type StockMovement } from '@tokpa/contract/stock-movements';
import { Alert, Box, Button, Pagination, Stack, Typography } from '@mui/material';
import { formatMoment, messageOf, Panel, RecordLink } from '../ui/index.ts';
import { MoveStock } from './move-stock.tsx';
import { OnTheShelf } from './on-the-shelf.tsx';
import { useMovements } from './use-movements.ts';

function Movement({ movement }: { movement: StockMovement }) {
  const { change, reason, variationName, note, staffName, order, at } = movement;
  const by = staffName === null ? '' : `, par ${staffName}`;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {STOCK_REASON_LABELS[reason]}
          {variationName !== null && ` · ${variationName}`}
        </Typography>
        <Typography sx={{ fontWeight: 700, color: change < 0 ? 'error.main' : 'success.main' }}>
          {change > 0 ? `+${change}` : `−${-change}`}
        </Typography>
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {formatMoment(at)}
        {by}
      </Typography>
      {order && (
        <RecordLink resource="orders" id={order.id} opens="show" sx={{ typography: 'body2' }}>
          {order.orderNumber}
        </RecordLink>
      )}
      {note !== '' && <Typography variant="body2">{note}</Typography>}
    </Box>
  );
}

function MovementList({ movements }: { movements: readonly StockMovement[] }) {
  if (movements.length === 0) return <Typography color="text.secondary">Le stock n’a pas encore bougé.</Typography>;
  return (
    <Box component="ol" aria-label="Mouvements du stock" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {movements.map((movement) => (
        <Movement key={movement.id} movement={movement} />
      ))}
    </Box>
  );
}

function Movements({ product: { id } }: { product: Product }) {
  const [page, setPage] = useState(1);
  const { data, error } = useMovements(id, page);
  if (error) return <Alert severity="error">{messageOf(error)}</Alert>;
  if (!data) return null;
  const { pages } = data.meta;
  return (
    <>
      <OnTheShelf {...data.shelf} />
      <MovementList movements={data.data} />
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} sx={{ mt: 1 }} />}
    </>
  );
}

/** What came, went and was sold. A movement reads the product anew: what is typed above is saved before. */
export function StockHistory({ product, isFormChanged }: { product: Product; isFormChanged: boolean }) {
  const [isMoving, setIsMoving] = useState(false);
  const { canAccess = false } = useCanAccess({ resource: 'stock', action: 'write' });
  return (
    <Panel
      title={`Stock : ${product.stock.toLocaleString('fr-FR')}`}
      action={
        canAccess && (
          <Button variant="outlined" disabled={isFormChanged} onClick={() => setIsMoving(true)}>
            Changer le stock
          </Button>
        )
      }
    >
      {isFormChanged && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          Enregistrez d’abord vos changements pour noter un mouvement de stock.
        </Typography>
      )}
      <Movements product={product} />
      {isMoving && <MoveStock product={product} onClose={() => setIsMoving(false)} />}
    </Panel>
  );
}
