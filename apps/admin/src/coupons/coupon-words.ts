import type { Coupon, CouponType } from '@tokpa/contract/coupons';
import { formatFcfa } from '@tokpa/contract/money';
import { sayDay } from '@tokpa/contract/say-day';
import type { Tone } from '../ui/index.ts';

export const COUPON_TYPE_LABELS: Readonly<Record<CouponType, string>> = {
  PERCENT: 'Pourcentage',
  FIXED: 'Montant fixe',
  FREE_SHIPPING: 'Livraison offerte',
};

export const COUPON_TYPE_CHOICES = Object.entries(COUPON_TYPE_LABELS).map(([id, name]) => ({ id, name }));

type Rule = Partial<Omit<Coupon, 'startsAt' | 'endsAt'>> & {
  startsAt?: string | Date | null;
  endsAt?: string | Date | null;
};

function gain({ type, value = 0 }: Rule): string {
  if (type === 'FREE_SHIPPING') return 'Livraison offerte';
  return type === 'FIXED' ? `${formatFcfa(value)} de remise` : `${value} % de remise`;
}

function scope({ productIds = [], categoryIds = [] }: Rule): string {
  const parts = [
    productIds.length > 0 && `${productIds.length} ${productIds.length > 1 ? 'produits choisis' : 'produit choisi'}`,
    categoryIds.length > 0 && `${categoryIds.length} ${categoryIds.length > 1 ? 'catégories' : 'catégorie'}`,
  ].filter(Boolean);
  return parts.length > 0 ? `sur ${parts.join(' et ')}` : 'sur tous les articles';
}

function limits({ usageLimit, usageLimitPerUser, isPersonal }: Rule): string[] {
  return [
    usageLimit ? `${usageLimit} ${usageLimit > 1 ? 'utilisations' : 'utilisation'} en tout` : '',
    usageLimitPerUser ? `${usageLimitPerUser} par client` : '',
    isPersonal ? 'réservé aux clients choisis' : '',
  ];
}

function dates({ startsAt, endsAt }: Rule): string[] {
  return [
    startsAt ? `à partir du ${sayDay(new Date(startsAt))}` : '',
    endsAt ? `jusqu’au ${sayDay(new Date(endsAt))}` : '',
  ];
}

/** What a coupon does, in one sentence that a customer would understand. */
export function describeCoupon(rule: Rule): string {
  const conditions = [
    rule.minOrderAmount ? `dès ${formatFcfa(rule.minOrderAmount)} d’achats` : '',
    typeof rule.maxDiscountAmount === 'number' ? `${formatFcfa(rule.maxDiscountAmount)} au plus` : '',
    ...limits(rule),
    ...dates(rule),
  ].filter(Boolean);
  return `${[`${gain(rule)} ${scope(rule)}`, ...conditions].join(', ')}.`;
}

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
