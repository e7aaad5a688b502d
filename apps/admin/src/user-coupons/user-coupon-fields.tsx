import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import { bySearch } from '../ui/index.ts';
import { CustomerInput } from '../users/customer-input.tsx';

type Person = { firstName?: string; lastName?: string; email?: string };
const personText = ({ firstName = '', lastName = '', email = '' }: Person) => `${firstName} ${lastName} (${email})`;

/** To whom a code is given, and which. */
export function UserCouponFields() {
  return (
    <>
      <CustomerInput textOf={personText} />
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
