import type { Coupon } from './coupons.ts';
import { formatFcfa } from './money.ts';
import { sayDay, sayHour, sayTime } from './say-day.ts';

type Rule = Partial<Omit<Coupon, 'startsAt' | 'endsAt'>> & {
  startsAt?: string | Date | null;
  endsAt?: string | Date | null;
};

/** A day, with its hour unless that is the one at which whoever reads the day alone takes it to be. */
function moment(instant: string | Date, understood: string): string {
  const at = new Date(instant);
  return sayHour(at) === understood ? sayDay(at) : sayTime(at);
}

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
    // As apply-coupon.ts counts: a gift is for once, unless its coupon says how often.
    isPersonal && !usageLimitPerUser ? 'utilisable une fois' : '',
  ];
}

/** From when a coupon is valid: the day, with its hour unless it is midnight. */
export function sayCouponStart(startsAt: string | Date): string {
  return moment(startsAt, '00:00');
}

function dates({ startsAt, endsAt }: Rule): string[] {
  return [
    startsAt ? `à partir du ${sayCouponStart(startsAt)}` : '',
    endsAt ? `jusqu’au ${moment(endsAt, '23:59')}` : '',
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
