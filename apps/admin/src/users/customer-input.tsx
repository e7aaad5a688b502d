import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import type { Shopper } from '@tokpa/contract/users';
import { bySearch } from '../ui/index.ts';

type CustomerInputProps = { textOf: (customer: Partial<Shopper>) => string };

/** A customer who has an account, looked for by name, mail or telephone. */
export function CustomerInput({ textOf }: CustomerInputProps) {
  return (
    <ReferenceInput source="userId" reference="users">
      <AutocompleteInput
        label="Client"
        optionText={textOf}
        filterToQuery={bySearch}
        validate={required('Choisissez un client')}
      />
    </ReferenceInput>
  );
}
