import { searchFilter } from './search-filter.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { Create, Edit, LinkBase, required, SimpleForm, TextInput, useRecordContext, type RaRecord } from 'react-admin';
import { Link, Typography } from '@mui/material';
import { csvExporter } from './csv-export.ts';
import { DataTable } from './data-table.tsx';
import { ListActions } from './list-actions.tsx';
import { PageHeading } from './page-heading.tsx';
import { ListPage } from './list-page.tsx';
import { RowName } from './row-name.tsx';
import { Rows } from './rows.tsx';
import type { EmptyWords } from './say-empty.ts';

type Named = RaRecord & { id: string; name: string; slug: string; description?: string };

type NamedResource = {
  /** « Étiquettes » */
  plural: string;
  /** `etiquettes`: what its table for a spreadsheet is called. */
  file: string;
  /** « Nouvelle étiquette » */
  creation: string;
  empty: EmptyWords;
  hasDescription: boolean;
  /** How many things bear the name: the field that counts them, what they are called, and their list. */
  uses: { source: string; label: string; listOf: (row: Named) => string };
};

function NamedForm({ hasDescription }: Pick<NamedResource, 'hasDescription'>): ReactNode {
  return (
    <SimpleForm sx={{ maxWidth: 560 }}>
      <TextInput source="name" label="Nom" validate={required('Le nom est requis')} />
      <TextInput source="slug" label="Adresse de la page" helperText="Vide : faite du nom" />
      {hasDescription && <TextInput source="description" label="Description" multiline minRows={2} />}
    </SimpleForm>
  );
}

function NamedHeading() {
  const row = useRecordContext<Named>();
  return <PageHeading title={row?.name ?? ''} />;
}

const Column = DataTable.Col<Named>;

// The row itself leads elsewhere.
const stopHere = (event: MouseEvent) => event.stopPropagation();

const countOf = (row: Named, { source }: NamedResource['uses']) => (row as Record<string, unknown>)[source] as number;

function cardOf(uses: NamedResource['uses']) {
  return function NamedCard({ row }: { row: Named }) {
    return (
      <>
        <Typography sx={{ fontWeight: 700 }}>{row.name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {uses.label} : {countOf(row, uses)}
        </Typography>
      </>
    );
  };
}

function exporterOf({ file, hasDescription, uses }: NamedResource) {
  return csvExporter<Named>(file, [
    ['Nom', ({ name }) => name],
    ['Adresse', ({ slug }) => slug],
    ...(hasDescription ? [['Description', ({ description }: Named) => description] as const] : []),
    [uses.label, (row) => countOf(row, uses)],
  ]);
}

type NamedListProps = NamedResource & { card: ReturnType<typeof cardOf>; exporter: ReturnType<typeof exporterOf> };

function NamedList({ plural, creation, empty, uses, card, exporter }: NamedListProps) {
  const table = (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <Column source="name" label="Nom" render={({ name }) => <RowName>{name}</RowName>} />
      <Column source="slug" label="Adresse" disableSort />
      <Column
        source={uses.source}
        label={uses.label}
        align="right"
        render={(row) => (
          <Link component={LinkBase} to={uses.listOf(row)} onClick={stopHere}>
            {countOf(row, uses)}
          </Link>
        )}
      />
    </DataTable>
  );
  const filters = [searchFilter({ label: `Rechercher : ${plural}`, placeholder: 'Nom' })];
  const actions = <ListActions creation={creation} />;
  return (
    <ListPage
      title={plural}
      filters={filters}
      actions={actions}
      exporter={exporter}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <Rows<Named> table={table} opens="edit" empty={empty} card={card} />
    </ListPage>
  );
}

/** The screens of a resource that is hardly more than a name: tags, rubrics. */
export function namedScreens(named: NamedResource) {
  const form = <NamedForm hasDescription={named.hasDescription} />;
  const card = cardOf(named.uses);
  const exporter = exporterOf(named);
  return {
    list: () => <NamedList {...named} card={card} exporter={exporter} />,
    create: () => (
      <>
        <PageHeading title={named.creation} />
        <Create title={false} redirect="list">
          {form}
        </Create>
      </>
    ),
    edit: () => (
      <Edit title={false} actions={<NamedHeading />} mutationMode="pessimistic" redirect="list">
        {form}
      </Edit>
    ),
  };
}
