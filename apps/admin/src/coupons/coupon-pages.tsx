import { Create, Edit, useRecordContext } from 'react-admin';
import type { Coupon } from '@tokpa/contract/coupons';
import { PageHeading } from '../ui/index.ts';
import { CouponForm } from './coupon-form.tsx';

/** The discount's field is not drawn where the shipping is offered, and may have been emptied before. */
function toBody(coupon: Coupon): Coupon {
  return coupon.type === 'FREE_SHIPPING' ? { ...coupon, value: 0 } : coupon;
}

function CouponHeading() {
  const coupon = useRecordContext<Coupon>();
  return <PageHeading title={coupon ? `Code ${coupon.code}` : 'Code promo'} />;
}

export function CouponCreate() {
  return (
    <>
      <PageHeading title="Nouveau code promo" />
      <Create title={false} transform={toBody} redirect="list">
        <CouponForm />
      </Create>
    </>
  );
}

export function CouponEdit() {
  return (
    <Edit title={false} actions={<CouponHeading />} transform={toBody} mutationMode="pessimistic" redirect="list">
      <CouponForm />
    </Edit>
  );
}
