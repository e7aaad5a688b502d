import { useState } from 'react';
import type { Product } from '@tokpa/contract/products';
import { STOCK_ACTS, STOCK_NOTE_MAX, STOCK_REASON_LABELS, type Shelf } from '@tokpa/contract/stock-movements';
import { MenuItem, TextField } from '@mui/material';
import { api } from '../api.ts';
import { ActDialog, useAct } from '../ui/index.ts';
import { useKeyFor } from '../use-key-for.ts';
import { OnTheShelf } from './on-the-shelf.tsx';
import { useMovements } from './use-movements.ts';

type Act = (typeof STOCK_ACTS)[number];
type Move = { variationId: string; reason: Act; pieces: string; note: string };

const TAKES: ReadonlySet<Act> = new Set(['loss']);
const DIGITS = /^\d{1,7}$/;
const SIGNED = /^[-−+]?\d{1,7}$/;

/** How many pieces come or go; undefined when it is no number. A loss takes, a delivery brings; a correction says its sign. */
function changeOf({ reason, pieces }: Move): number | undefined {
  const typed = pieces.trim();
  if (reason === 'correction') return SIGNED.test(typed) ? Number(typed.replace('−', '-')) : undefined;
  if (!DIGITS.test(typed)) return undefined;
  return TAKES.has(reason) ? -Number(typed) : Number(typed);
}

function hintOf(isWrong: boolean, isCorrection: boolean): string | undefined {
  if (isWrong) return 'Indiquez un nombre entier de pièces';
  return isCorrection ? 'Comptez sans ce qui est déjà commandé' : undefined;
}

/** Each as its shelf is now: an order may have come since the page was read. */
function variationsOf({ variations }: Product, shelf: Shelf | undefined) {
  return variations.map(({ id, name, stock }) => ({
    name,
    stock,
    ...shelf?.variations.find((counted) => counted.id === id),
    id,
  }));
}

type FieldsProps = { product: Product; move: Move; isWrong: boolean; change: (part: Partial<Move>) => void };

function MoveFields({ product, move, isWrong, change }: FieldsProps) {
  const shelf = useMovements(product.id, 1).data?.shelf;
  const variations = variationsOf(product, shelf);
  const counted = variations.length > 0 ? variations.find(({ id }) => id === move.variationId) : shelf;
  const isCorrection = move.reason === 'correction';
  return (
    <>
      {variations.length > 0 && (
        <TextField
          select
          label="Déclinaison"
          value={move.variationId}
          onChange={({ target }) => change({ variationId: target.value })}
        >
          {variations.map(({ id, name, stock }) => (
            <MenuItem key={id} value={id}>
              {name} (il en reste {stock})
            </MenuItem>
          ))}
        </TextField>
      )}
      {counted?.held !== undefined && <OnTheShelf stock={counted.stock} held={counted.held} />}
      <TextField
        select
        label="Raison"
        value={move.reason}
        onChange={({ target }) => change({ reason: target.value as Act })}
      >
        {STOCK_ACTS.map((reason) => (
          <MenuItem key={reason} value={reason}>
            {STOCK_REASON_LABELS[reason]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={isCorrection ? 'Différence (−2, 5…)' : 'Nombre de pièces'}
        value={move.pieces}
        onChange={({ target }) => change({ pieces: target.value })}
        error={isWrong}
        helperText={hintOf(isWrong, isCorrection)}
        slotProps={{ htmlInput: { inputMode: isCorrection ? 'text' : 'numeric', maxLength: 8 } }}
      />
      <TextField
        label="Note (facultative)"
        value={move.note}
        onChange={({ target }) => change({ note: target.value })}
        slotProps={{ htmlInput: { maxLength: STOCK_NOTE_MAX } }}
      />
    </>
  );
}

export function MoveStock({ product, onClose }: { product: Product; onClose: () => void }) {
  const [move, setMove] = useState<Move>({
    variationId: product.variations[0]?.id ?? '',
    reason: 'delivery',
    pieces: '',
    note: '',
  });
  const keyFor = useKeyFor();
  const [isTried, setIsTried] = useState(false);
  const pieces = changeOf(move);
  const moving = useAct({
    run: (change: number) => {
      const { reason, note, variationId } = move;
      const body = { change, reason, note, ...(variationId !== '' && { variationId }) };
      const headers = { 'idempotency-key': keyFor(body) };
      return api.call('POST /products/{id}/stock-movements', { params: { id: product.id }, body, headers });
    },
    done: `Stock mis à jour : ${product.name}`,
    onDone: onClose,
  });
  function submit() {
    setIsTried(true);
    if (pieces !== undefined) moving.act(pieces);
  }
  return (
    <ActDialog
      title="Changer le stock"
      submitLabel="Enregistrer le mouvement"
      isBusy={moving.isBusy}
      problem={moving.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <MoveFields
        product={product}
        move={move}
        isWrong={isTried && pieces === undefined}
        change={(part) => setMove((now) => ({ ...now, ...part }))}
      />
    </ActDialog>
  );
}
