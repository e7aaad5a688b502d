import { DateInput, NumberInput, SelectInput, useListFilterContext } from 'react-admin';
import {
  ORDER_STATUS_LABELS,
  ORDER_STATUSES,
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  type OrderStatus,
} from '@tokpa/contract/order-status';
import { Chip, Stack } from '@mui/material';
import { searchFilter } from '../ui/index.ts';

const methods = PAYMENT_METHODS.map((id) => ({ id, name: PAYMENT_METHOD_LABELS[id] }));

/** The search is always there; the others are added where they are needed. All of them stand in the page's address. */
export const orderFilters = [
  searchFilter({
    label: 'Rechercher une commande',
    placeholder: 'Numéro, facture, nom, téléphone, email, adresse',
    maxLength: 100,
  }),
  <SelectInput key="paymentMethod" source="paymentMethod" label="Paiement" choices={methods} />,
  <SelectInput
    key="toPrepare"
    source="toPrepare"
    label="À préparer"
    choices={[{ id: true, name: 'Seulement les colis à préparer' }]}
  />,
  <SelectInput
    key="leftUnpaid"
    source="leftUnpaid"
    label="Parties sans paiement"
    choices={[{ id: true, name: 'Seulement celles dont l’argent manque' }]}
  />,
  <DateInput key="startDate" source="startDate" label="Depuis le" parse={(day: string) => day} />,
  <DateInput key="endDate" source="endDate" label="Jusqu’au" parse={(day: string) => day} />,
  <NumberInput key="minTotal" source="minTotal" label="Total minimum (FCFA)" min={0} step={500} />,
  <NumberInput key="maxTotal" source="maxTotal" label="Total maximum (FCFA)" min={0} step={500} />,
];

/** One touch to see the orders of one state; a second one shows all again. */
export function StatusFilter() {
  const { filterValues, setFilters, displayedFilters } = useListFilterContext();
  const { status: current, ...others } = filterValues as { status?: OrderStatus };

  function choose(status: OrderStatus | undefined) {
    setFilters({ ...others, ...(status !== undefined && { status }) }, displayedFilters);
  }

  return (
    <Stack role="group" aria-label="Statut" direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', p: 2, pb: 1 }}>
      {[undefined, ...ORDER_STATUSES].map((status) => (
        <Chip
          key={status ?? 'all'}
          component="button"
          label={status === undefined ? 'Toutes' : ORDER_STATUS_LABELS[status]}
          aria-pressed={current === status}
          color={current === status ? 'primary' : 'default'}
          variant={current === status ? 'filled' : 'outlined'}
          onClick={() => choose(current === status ? undefined : status)}
        />
      ))}
    </Stack>
  );
}
