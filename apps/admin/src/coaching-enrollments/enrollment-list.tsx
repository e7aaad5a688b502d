import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { SEAT_CHOICES } from '../courses/index.ts';
import { bySearch, ListActions, ListPage, searchFilter } from '../ui/index.ts';
import { EnrollmentRows, exporter } from './enrollment-rows.tsx';

const filters = [
  searchFilter({ label: 'Rechercher une inscription', placeholder: 'Nom, email, séance' }),
  <SelectInput key="status" source="status" label="Statut" choices={SEAT_CHOICES} alwaysOn />,
  <ReferenceInput key="coachingSessionId" source="coachingSessionId" reference="coaching-sessions">
    <AutocompleteInput label="Séance" optionText="title" filterToQuery={bySearch} />
  </ReferenceInput>,
];

const actions = <ListActions creation="Inscrire un client" />;

export function EnrollmentList() {
  return (
    <ListPage title="Inscriptions au coaching" filters={filters} actions={actions} exporter={exporter}>
      <EnrollmentRows />
    </ListPage>
  );
}
