import { DateInput, LinkBase, SelectInput } from 'react-admin';
import { formatFcfa } from '@tokpa/contract/money';
import { PAYMENT_STATUS_LABELS, PAYMENT_STATUSES, TRANSACTION_METHOD_LABELS } from '@tokpa/contract/order-status';
import { isNotedByHand } from '@tokpa/contract/received-methods';
import type { TransactionRow } from '@tokpa/contract/transactions';
import { Link, Stack, Typography } from '@mui/material';
import { methodAndSource, methodName, orderAt, PAYMENT_TONES } from '../orders/index.ts';
import { csvExporter, DataTable, formatMoment, ListPage, Rows, Status, searchFilter } from '../ui/index.ts';
import { SettleTransaction } from './settle-transaction.tsx';
import { UnmatchedPayments } from './unmatched-payments.tsx';

const EMPTY = { none: 'Aucun paiement pour l’instant.', unmatched: 'Aucun paiement ne correspond à ces critères.' };

const statuses = PAYMENT_STATUSES.map((id) => ({ id, name: PAYMENT_STATUS_LABELS[id] }));
const methods = Object.entries(TRANSACTION_METHOD_LABELS).map(([id, name]) => ({ id, name }));

const filters = [
  searchFilter({ label: 'Rechercher un paiement', placeholder: 'Commande, facture, client, référence' }),
  <SelectInput key="status" source="status" label="État" choices={statuses} alwaysOn />,
  <SelectInput key="method" source="method" label="Moyen" choices={methods} />,
  <SelectInput
    key="needsAttention"
    source="needsAttention"
    label="À regarder"
    choices={[{ id: 'true', name: 'Seulement ceux à regarder' }]}
  />,
  <DateInput key="startDate" source="startDate" label="Depuis le" parse={(day: string) => day} />,
  <DateInput key="endDate" source="endDate" label="Jusqu’au" parse={(day: string) => day} />,
  <DateInput key="paidFrom" source="paidFrom" label="Payés depuis le" parse={(day: string) => day} />,
  <DateInput key="paidUntil" source="paidUntil" label="Payés jusqu’au" parse={(day: string) => day} />,
];

const exporter = csvExporter<TransactionRow>('paiements', [
  ['Date', ({ createdAt }) => createdAt],
  ['Commande', ({ orderNumber }) => orderNumber],
  ['Facture', ({ invoiceNumber }) => invoiceNumber],
  ['Client', ({ customerName }) => customerName],
  ['Moyen', methodName],
  ['Noté à la main', ({ provider }) => isNotedByHand(provider)],
  ['Référence', ({ providerId }) => providerId],
  ['Montant (FCFA)', ({ amount }) => amount],
  ['Remboursé (FCFA)', ({ refundedAmount }) => refundedAmount],
  ['Dernier remboursement le', ({ lastRefundedAt }) => lastRefundedAt],
  ['État', ({ status }) => PAYMENT_STATUS_LABELS[status]],
  ['Payé le', ({ paidAt }) => paidAt],
  ['À regarder', ({ attention }) => attention],
]);

function State({ row }: { row: TransactionRow }) {
  const { status, attention } = row;
  return (
    <>
      <Status label={PAYMENT_STATUS_LABELS[status]} tone={PAYMENT_TONES[status]} />
      {attention !== null && (
        <Typography variant="body2" color="error" sx={{ whiteSpace: 'pre-line' }}>
          {attention}
        </Typography>
      )}
      <SettleTransaction row={row} />
    </>
  );
}

const Column = DataTable.Col<TransactionRow>;

const table = (
  <DataTable rowClick={false} bulkActionButtons={false}>
    <Column source="createdAt" label="Date" render={({ createdAt }) => formatMoment(createdAt)} />
    <Column
      label="Commande et référence"
      disableSort
      render={({ orderId, orderNumber, providerId }) => (
        <>
          <Link component={LinkBase} to={orderAt(orderId)} sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {orderNumber}
          </Link>
          {providerId !== null && (
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {providerId}
            </Typography>
          )}
        </>
      )}
    />
    <Column
      label="Client"
      disableSort
      cellSx={() => ({ overflowWrap: 'anywhere' })}
      render={({ customerName }) => customerName}
    />
    <Column label="Moyen" disableSort render={methodAndSource} />
    <Column
      source="amount"
      label="Montant"
      align="right"
      cellSx={() => ({ whiteSpace: 'nowrap', fontWeight: 600 })}
      render={({ amount }) => formatFcfa(amount)}
    />
    <Column label="État" disableSort render={(row) => <State row={row} />} />
  </DataTable>
);

function TransactionCard({ row }: { row: TransactionRow }) {
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 700 }}>{formatFcfa(row.amount)}</Typography>
        <Typography variant="body2">{methodAndSource(row)}</Typography>
      </Stack>
      <Typography variant="body2" color="text.secondary">
        <Link
          component={LinkBase}
          to={orderAt(row.orderId)}
          sx={{ display: 'inline-block', py: 1.25, fontWeight: 600 }}
        >
          {row.orderNumber}
        </Link>{' '}
        · {row.customerName} · {formatMoment(row.createdAt)}
      </Typography>
      <State row={row} />
    </>
  );
}

/** Every payment that was tried, the newest first. */
export function TransactionList() {
  return (
    <ListPage title="Paiements" filters={filters} exporter={exporter}>
      <UnmatchedPayments />
      <Rows<TransactionRow> table={table} card={TransactionCard} empty={EMPTY} />
    </ListPage>
  );
}
