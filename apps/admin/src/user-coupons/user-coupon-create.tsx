import { AutocompleteInput, Create, ReferenceInput, required, SimpleForm } from 'react-admin';
import { PageHeading } from '../ui/index.ts';

const bySearch = (search: string) => ({ search });
type Person = { firstName?: string; lastName?: string; email?: string };
const personText = ({ firstName = '', lastName = '', email = '' }: Person) => `${firstName} ${lastName} (${email})`;

export function UserCouponCreate() {
  return (
    <>
      <PageHeading title="Attribuer un code" />
      <Create title={false} redirect="list">
        <SimpleForm sx={{ maxWidth: 560 }}>
          <ReferenceInput source="userId" reference="users">
            <AutocompleteInput
              label="Client"
              optionText={personText}
              filterToQuery={bySearch}
              validate={required('Choisissez un client')}
            />
          </ReferenceInput>
          <ReferenceInput source="couponId" reference="coupons">
            <AutocompleteInput
              label="Code promo"
              optionText="code"
              filterToQuery={bySearch}
              validate={required('Choisissez un code')}
            />
          </ReferenceInput>
        </SimpleForm>
      </Create>
    </>
  );
}
