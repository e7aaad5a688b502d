import { Create, SimpleForm } from 'react-admin';
import { PageHeading } from '../ui/index.ts';
import { UserCouponFields } from './user-coupon-fields.tsx';

export function UserCouponCreate() {
  return (
    <>
      <PageHeading title="Attribuer un code" />
      <Create title={false} redirect="list">
        <SimpleForm sx={{ maxWidth: 560 }}>
          <UserCouponFields />
        </SimpleForm>
      </Create>
    </>
  );
}
