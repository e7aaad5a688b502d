import { z } from 'zod';
import { clearableText } from './course-fields.ts';
import { endpoints } from './endpoint.ts';
import { amount, count, id, instant, messageOnly, momentInput, requiredText, single, wholeNumber } from './fields.ts';
import { orRequired } from './french-errors.ts';
import { PROMO_CODE_MAX } from './limits.ts';
import { pageOf } from './page.ts';
import { staffQuery } from './staff-lists.ts';

export const COUPON_TYPES = ['PERCENT', 'FIXED', 'FREE_SHIPPING'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

const ids = z.array(id).max(500);

export const coupon = z.object({
  id,
  code: z.string(),
  description: z.string(),
  type: z.enum(COUPON_TYPES),
  value: count.describe('Pour cent (PERCENT), FCFA (FIXED), sans effet (FREE_SHIPPING)'),
  minOrderAmount: amount.nullable().describe('Sous-total à partir duquel le code vaut'),
  maxDiscountAmount: amount.nullable().describe('La remise ne dépasse jamais ce montant'),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  usageLimit: z.int().positive().nullable().describe('Nombre de commandes en tout'),
  usageLimitPerUser: z.int().positive().nullable(),
  usedCount: count.describe('Commandes en cours ou payées qui l’utilisent'),
  productIds: ids.describe('Vide, comme categoryIds : tous les articles'),
  categoryIds: ids.describe('Sous-catégories comprises'),
  isActive: z.boolean(),
  isPersonal: z.boolean().describe('Réservé aux clients à qui il est attribué'),
  createdAt: instant,
  updatedAt: instant,
});
export type Coupon = z.infer<typeof coupon>;

const moment = momentInput.nullish();
const limit = z.int().min(1, 'Au moins 1').max(10_000_000).nullish();

const couponFields = z.strictObject({
  code: requiredText('Le code est requis', PROMO_CODE_MAX).regex(
    /^[\p{L}\p{N}_-]+$/u,
    'Lettres, chiffres, tirets et tirets bas seulement',
  ),
  description: clearableText(500),
  type: z.enum(COUPON_TYPES, orRequired('Type de remise inconnu')),
  value: wholeNumber.min(0).max(1_000_000_000).optional(),
  minOrderAmount: amount.nullish(),
  // One of 0 would be a code that never gives what it promises.
  maxDiscountAmount: amount.min(1, 'Au moins 1 FCFA, ou laissez vide : sans limite').nullish(),
  startsAt: moment,
  endsAt: moment,
  usageLimit: limit,
  usageLimitPerUser: limit,
  productIds: ids.optional(),
  categoryIds: ids.optional(),
  isActive: z.boolean().optional(),
  isPersonal: z.boolean().optional(),
});
export type CouponInput = z.output<typeof couponFields>;
const couponChange = couponFields.partial();
export type CouponChange = z.output<typeof couponChange>;

export const userCoupon = z.object({
  id,
  userId: id,
  couponId: id,
  assignedAt: instant,
  usedAt: instant.nullable(),
  orderId: id.nullable(),
  user: z.object({ name: z.string(), email: z.string() }),
  coupon: z.object({ code: z.string() }),
});
export type UserCoupon = z.infer<typeof userCoupon>;

const byId = z.object({ id });

export const couponEndpoints = endpoints({
  'GET /coupons': {
    summary: 'Les codes promo',
    access: 'staff',
    right: 'coupons.read',
    query: staffQuery(['createdAt', 'code', 'usedCount', 'endsAt', 'value'] as const, {
      type: z.enum(COUPON_TYPES).optional(),
      isActive: z.stringbool('Valeur invalide').optional(),
    }),
    response: pageOf(coupon),
  },
  'GET /coupons/{id}': {
    summary: 'Un code promo',
    access: 'staff',
    right: 'coupons.read',
    params: byId,
    response: single(coupon),
    refusals: ['coupon_not_found'],
  },
  'POST /coupons': {
    summary: 'Crée un code promo',
    access: 'staff',
    right: 'coupons.write',
    body: couponFields,
    status: 201,
    response: single(coupon),
    refusals: ['coupon_code_taken'],
  },
  'PUT /coupons/{id}': {
    summary: 'Modifie un code promo',
    access: 'staff',
    right: 'coupons.write',
    params: byId,
    body: couponChange,
    response: single(coupon),
    refusals: ['coupon_not_found', 'coupon_code_taken', 'coupon_limit_below_uses'],
  },
  'DELETE /coupons/{id}': {
    summary: 'Supprime un code promo ; un code déjà utilisé est désactivé',
    access: 'staff',
    right: 'coupons.delete',
    params: byId,
    response: messageOnly,
    refusals: ['coupon_not_found'],
  },
  'GET /user-coupons': {
    summary: 'Les codes attribués à des clients',
    access: 'staff',
    right: 'user-coupons.read',
    query: staffQuery(['assignedAt', 'usedAt'] as const, { userId: id.optional(), couponId: id.optional() }),
    response: pageOf(userCoupon),
  },
  'GET /user-coupons/{id}': {
    summary: 'Un code attribué',
    access: 'staff',
    right: 'user-coupons.read',
    params: byId,
    response: single(userCoupon),
    refusals: ['user_coupon_not_found'],
  },
  'POST /user-coupons': {
    summary: 'Attribue un code à un client',
    access: 'staff',
    right: 'user-coupons.write',
    body: z.strictObject({ userId: id, couponId: id }),
    status: 201,
    response: single(userCoupon),
    refusals: ['coupon_not_found', 'user_not_found', 'user_coupon_given'],
  },
  'PUT /user-coupons': {
    summary: 'Modifie une attribution, nommée dans le contenu',
    access: 'staff',
    right: 'user-coupons.write',
    body: z.strictObject({
      id,
      userId: id.optional(),
      couponId: id.optional(),
      assignedAt: momentInput.optional(),
      usedAt: moment,
      orderId: id.nullish(),
    }),
    response: single(userCoupon),
    refusals: ['user_coupon_not_found', 'coupon_not_found', 'user_not_found', 'user_coupon_given', 'order_not_found'],
  },
  'DELETE /user-coupons/{id}': {
    summary: 'Retire une attribution',
    access: 'staff',
    right: 'user-coupons.delete',
    params: byId,
    response: messageOnly,
    refusals: ['user_coupon_not_found'],
  },
});
