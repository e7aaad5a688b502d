import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { bySearch, ListActions, ListPage, searchFilter } from '../ui/index.ts';
import { EnrollmentRows, exporter } from './enrollment-rows.tsx';
import { ENROLLMENT_CHOICES } from './enrollment-status.tsx';

const filters = [
  searchFilter({ label: 'Rechercher une inscription', placeholder: 'Nom, email, formation' }),
  <SelectInput key="status" source="status" label="Statut" choices={ENROLLMENT_CHOICES} alwaysOn />,
  <ReferenceInput key="formationId" source="formationId" reference="formations">
    <AutocompleteInput label="Formation" optionText="title" filterToQuery={bySearch} />
  </ReferenceInput>,
];

const actions = <ListActions creation="Inscrire un client" />;

export function EnrollmentList() {
  return (
    <ListPage
      title="Inscriptions aux formations"
      filters={filters}
      actions={actions}
      exporter={exporter}
      sort={{ field: 'enrolledAt', order: 'DESC' }}
    >
      <EnrollmentRows />
    </ListPage>
  );
}
