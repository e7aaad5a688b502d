import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { SEAT_CHOICES } from '../courses/index.ts';
import { bySearch, ListActions, ListPage, searchFilter } from '../ui/index.ts';
import { exporter, RegistrationRows } from './registration-rows.tsx';

const filters = [
  searchFilter({ label: 'Rechercher une inscription', placeholder: 'Nom, email, téléphone' }),
  <SelectInput key="status" source="status" label="Statut" choices={SEAT_CHOICES} alwaysOn />,
  <ReferenceInput key="seminarId" source="seminarId" reference="seminars">
    <AutocompleteInput label="Séminaire" optionText="title" filterToQuery={bySearch} />
  </ReferenceInput>,
];

const actions = <ListActions creation="Inscrire quelqu’un" />;

export function RegistrationList() {
  return (
    <ListPage title="Inscriptions aux séminaires" filters={filters} actions={actions} exporter={exporter}>
      <RegistrationRows />
    </ListPage>
  );
}
