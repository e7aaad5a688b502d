import type { ReactNode } from 'react';
import {
  Create,
  CreateButton,
  DataTable,
  Edit,
  LinkBase,
  List,
  required,
  SearchInput,
  SimpleForm,
  TextInput,
  TopToolbar,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { Link, Typography } from '@mui/material';
import { PageHeading } from './page-heading.tsx';
import { Rows } from './rows.tsx';

type Named = RaRecord & { id: string; name: string; slug: string; description?: string };

type NamedResource = {
  /** `blog-tags`: its address in the back office. */
  resource: string;
  /** « Étiquettes » */
  plural: string;
  /** « Nouvelle étiquette » */
  creation: string;
  empty: string;
  hasDescription: boolean;
  /** How many things bear the name: the field that counts them, what they are called, and their list. */
  uses: { source: string; label: string; listOf: (row: Named) => string };
};

function NamedForm({ hasDescription }: Pick<NamedResource, 'hasDescription'>): ReactNode {
  return (
    <SimpleForm sx={{ maxWidth: 560 }}>
      <TextInput source="name" label="Nom" validate={required('Le nom est requis')} />
      <TextInput source="slug" label="Adresse (slug)" helperText="Vide : faite du nom" />
      {hasDescription && <TextInput source="description" label="Description" multiline minRows={2} />}
    </SimpleForm>
  );
}

function NamedHeading() {
  const row = useRecordContext<Named>();
  return <PageHeading title={row?.name ?? ''} />;
}

const Column = DataTable.Col<Named>;

function NamedList({ resource, plural, creation, empty, uses }: NamedResource) {
  const countOf = (row: Named) => (row as Record<string, unknown>)[uses.source] as number;
  const table = (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <Column source="name" label="Nom" cellSx={() => ({ fontWeight: 600 })} />
      <Column source="slug" label="Adresse" disableSort />
      <Column
        source={uses.source}
        label={uses.label}
        align="right"
        render={(row) => (
          <Link component={LinkBase} to={uses.listOf(row)} onClick={(event) => event.stopPropagation()}>
            {countOf(row)}
          </Link>
        )}
      />
    </DataTable>
  );
  const filters = [
    <SearchInput
      key="search"
      source="search"
      alwaysOn
      placeholder="Nom"
      slotProps={{ htmlInput: { 'aria-label': `Rechercher : ${plural}`, maxLength: 200 } }}
    />,
  ];
  const actions = (
    <TopToolbar>
      <CreateButton label={creation} />
    </TopToolbar>
  );
  return (
    <>
      <PageHeading title={plural} />
      <List
        title={false}
        filters={filters}
        actions={actions}
        exporter={false}
        empty={false}
        perPage={25}
        sort={{ field: 'name', order: 'ASC' }}
      >
        <Rows<Named>
          table={table}
          to={({ id }) => `/${resource}/${id}`}
          empty={empty}
          card={(row) => (
            <>
              <Typography sx={{ fontWeight: 700 }}>{row.name}</Typography>
              <Typography variant="body2" color="text.secondary">
                {uses.label} : {countOf(row)}
              </Typography>
            </>
          )}
        />
      </List>
    </>
  );
}

/** The screens of a resource that is hardly more than a name: tags, rubrics. */
export function namedScreens(named: NamedResource) {
  const form = <NamedForm hasDescription={named.hasDescription} />;
  return {
    list: () => <NamedList {...named} />,
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
