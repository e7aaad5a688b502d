import { AutocompleteInput, ReferenceInput, required } from 'react-admin';

const bySearch = (search: string) => ({ search });
type Person = { firstName?: string; lastName?: string; email?: string };
const personText = ({ firstName = '', lastName = '', email = '' }: Person) => `${firstName} ${lastName} (${email})`;

/** To whom a code is given, and which. */
export function UserCouponFields() {
  return (
    <>
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
    </>
  );
}
