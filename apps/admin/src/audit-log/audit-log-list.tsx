import { DateInput, ReferenceInput, SelectInput, useResourceDefinitions, useTranslate } from 'react-admin';
import type { AuditEntry } from '@tokpa/contract/audit-log';
import { RIGHTS } from '@tokpa/contract/rights';
import { Typography } from '@mui/material';
import { csvExporter, DataTable, formatMoment, ListPage, RowName, Rows, searchFilter } from '../ui/index.ts';
import { ACT_CHOICES, wordsOf } from './act-words.ts';
import { logColumns } from './log-columns.ts';
import { subjectOf } from './subject.ts';

const EMPTY = { none: 'Aucun acte pour l’instant.', unmatched: 'Aucun acte ne correspond à ces critères.' };

/** A resource's name as the menu says it. */
function useResourceName(): (resource: string) => string {
  const translate = useTranslate();
  const known = useResourceDefinitions();
  return (resource) =>
    translate(`resources.${resource}.name`, { smart_count: 1, _: known[resource]?.name ?? resource });
}

const Column = DataTable.Col<AuditEntry>;

/** « Produit · Savon noir » */
export function What({ entry }: { entry: AuditEntry }) {
  const nameOf = useResourceName();
  return <>{[nameOf(entry.resource), subjectOf(entry)].filter(Boolean).join(' · ')}</>;
}

function AuditTable() {
  return (
    <DataTable rowClick="show" bulkActionButtons={false}>
      <Column
        source="createdAt"
        label="Quand"
        render={({ createdAt }) => <RowName>{formatMoment(createdAt)}</RowName>}
      />
      <Column label="Qui" disableSort render={({ staffName }) => staffName} cellSx={() => ({ fontWeight: 600 })} />
      <Column label="Acte" disableSort render={({ act }) => wordsOf(act)} />
      <Column
        label="Quoi"
        disableSort
        render={(entry) => <What entry={entry} />}
        cellSx={() => ({ overflowWrap: 'anywhere' })}
      />
      <Column label="Adresse IP" disableSort render={({ ip }) => ip} />
    </DataTable>
  );
}

function AuditCard({ row }: { row: AuditEntry }) {
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <b>{row.staffName}</b> {wordsOf(row.act)} : <What entry={row} />
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {formatMoment(row.createdAt)} · {row.ip}
      </Typography>
    </>
  );
}

function useFilters() {
  const nameOf = useResourceName();
  const resources = Object.keys(RIGHTS).map((id) => ({ id, name: nameOf(id) }));
  return [
    searchFilter({ label: 'Rechercher dans le journal', placeholder: 'Personne, fiche, identifiant' }),
    <ReferenceInput key="staffId" source="staffId" reference="staff" perPage={100}>
      <SelectInput label="Qui" optionText="email" />
    </ReferenceInput>,
    <SelectInput key="resource" source="resource" label="Quoi" choices={resources} />,
    <SelectInput key="act" source="act" label="Acte" choices={ACT_CHOICES} />,
    <DateInput key="startDate" source="startDate" label="Depuis le" parse={(day: string) => day} />,
    <DateInput key="endDate" source="endDate" label="Jusqu’au" parse={(day: string) => day} />,
  ];
}

/** Who did what, the newest first. Nobody changes it. */
export function AuditLogList() {
  const exporter = csvExporter('journal', logColumns(useResourceName()));
  return (
    <ListPage title="Journal" filters={useFilters()} exporter={exporter}>
      <Rows<AuditEntry> table={<AuditTable />} card={AuditCard} opens="show" empty={EMPTY} />
    </ListPage>
  );
}
