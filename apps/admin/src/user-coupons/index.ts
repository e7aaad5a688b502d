import CardGiftcardIcon from '@mui/icons-material/CardGiftcard';
import type { UserCoupon } from '@tokpa/contract/coupons';
import { UserCouponCreate } from './user-coupon-create.tsx';
import { UserCouponEdit } from './user-coupon-edit.tsx';
import { UserCouponList } from './user-coupon-list.tsx';

export const screens = {
  list: UserCouponList,
  create: UserCouponCreate,
  edit: UserCouponEdit,
  icon: CardGiftcardIcon,
  recordRepresentation: ({ coupon }: UserCoupon) => coupon.code,
};
