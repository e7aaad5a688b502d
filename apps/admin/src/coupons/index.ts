import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import { CouponList } from './coupon-list.tsx';
import { CouponCreate, CouponEdit } from './coupon-pages.tsx';

export const screens = { list: CouponList, create: CouponCreate, edit: CouponEdit, icon: LocalOfferIcon };
