import { Create, Edit, useRecordContext } from 'react-admin';
import type { Coupon } from '@tokpa/contract/coupons';
import { PageHeading } from '../ui/index.ts';
import { CouponForm } from './coupon-form.tsx';

function CouponHeading() {
  const coupon = useRecordContext<Coupon>();
  return <PageHeading title={coupon ? `Code ${coupon.code}` : 'Code promo'} />;
}

export function CouponCreate() {
  return (
    <>
      <PageHeading title="Nouveau code promo" />
      <Create title={false} redirect="list">
        <CouponForm />
      </Create>
    </>
  );
}

export function CouponEdit() {
  return (
    <Edit title={false} actions={<CouponHeading />} mutationMode="pessimistic" redirect="list">
      <CouponForm />
    </Edit>
  );
}
