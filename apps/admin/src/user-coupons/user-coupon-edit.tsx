import { Edit, SimpleForm, useRecordContext } from 'react-admin';
import type { UserCoupon } from '@tokpa/contract/coupons';
import { MomentInput, PageHeading } from '../ui/index.ts';
import { UserCouponFields } from './user-coupon-fields.tsx';

function Heading() {
  const given = useRecordContext<UserCoupon>();
  return <PageHeading title={given ? `${given.coupon.code} pour ${given.user.name}` : 'Code attribué'} />;
}

/** A code that was given: to somebody else, another one, or used outside the shop's own orders. */
export function UserCouponEdit() {
  return (
    <Edit title={false} actions={<Heading />} mutationMode="pessimistic" redirect="list">
      <SimpleForm sx={{ maxWidth: 560 }}>
        <UserCouponFields />
        <MomentInput
          source="usedAt"
          label="Utilisé le"
          helperText="Vide : le client peut encore s’en servir. Une commande qui l’utilise remplit cette date elle-même."
        />
      </SimpleForm>
    </Edit>
  );
}
