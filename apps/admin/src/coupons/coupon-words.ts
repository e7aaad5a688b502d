import type { Coupon, CouponType } from '@tokpa/contract/coupons';
import type { Tone } from '../ui/index.ts';

export const COUPON_TYPE_LABELS: Readonly<Record<CouponType, string>> = {
  PERCENT: 'Pourcentage',
  FIXED: 'Montant fixe',
  FREE_SHIPPING: 'Livraison offerte',
};

export const COUPON_TYPE_CHOICES = Object.entries(COUPON_TYPE_LABELS).map(([id, name]) => ({ id, name }));

/** Where a coupon stands today. */
export function couponState({ isActive, startsAt, endsAt, usageLimit, usedCount }: Coupon): {
  label: string;
  tone: Tone;
} {
  const now = Date.now();
  if (!isActive) return { label: 'Désactivé', tone: 'over' };
  if (endsAt !== null && Date.parse(endsAt) <= now) return { label: 'Expiré', tone: 'over' };
  if (usageLimit !== null && usedCount >= usageLimit) return { label: 'Épuisé', tone: 'over' };
  if (startsAt !== null && Date.parse(startsAt) > now) return { label: 'À venir', tone: 'waiting' };
  return { label: 'Actif', tone: 'good' };
}
