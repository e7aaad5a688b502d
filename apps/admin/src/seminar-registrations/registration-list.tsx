import { AutocompleteInput, ReferenceInput, SearchInput, SelectInput } from 'react-admin';
import { SEAT_CHOICES } from '../courses/index.ts';
import { bySearch, ListActions, ListPage } from '../ui/index.ts';
import { exporter, RegistrationRows } from './registration-rows.tsx';

const filters = [
  <SearchInput
    key="search"
    source="search"
    alwaysOn
    placeholder="Nom, email, téléphone"
    slotProps={{ htmlInput: { 'aria-label': 'Rechercher une inscription', maxLength: 200 } }}
  />,
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
