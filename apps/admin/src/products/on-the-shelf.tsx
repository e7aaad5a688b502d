import type { Shelf } from '@tokpa/contract/stock-movements';
import { Typography } from '@mui/material';

/** Whoever counts a shelf finds there what is sold already. */
export function OnTheShelf({ stock, held }: Pick<Shelf, 'stock' | 'held'>) {
  const said = (pieces: number) => pieces.toLocaleString('fr-FR');
  return (
    <Typography sx={{ mb: 1 }}>
      À vendre : {said(stock)} · dans des commandes pas encore expédiées : {said(held)} · sur l’étagère :{' '}
      {said(stock + held)}
    </Typography>
  );
}
