import { BLOG_COMMENT_STATUS_LABELS } from '@tokpa/contract/blog-comments';
import { CONTACT_STATUS_LABELS } from '@tokpa/contract/contact-messages';
import {
  COACHING_MODE_LABELS,
  ENROLLMENT_STATUS_LABELS,
  FORMATION_LEVEL_LABELS,
  SEAT_STATUS_LABELS,
} from '@tokpa/contract/course-labels';
import { CAMPAIGN_AUDIENCE_LABELS, CAMPAIGN_STATUS_LABELS } from '@tokpa/contract/email-campaigns';
import { formatFcfa } from '@tokpa/contract/money';
import {
  ORDER_STATUS_LABELS,
  PAYMENT_METHOD_LABELS,
  PAYMENT_STATUS_LABELS,
  TRANSACTION_METHOD_LABELS,
} from '@tokpa/contract/order-status';
import { PRODUCT_STATUS_LABELS } from '@tokpa/contract/products';
import { IMPORT_FORMAT_LABELS } from '@tokpa/contract/product-imports';
import { PUBLICATION_STATUS_LABELS } from '@tokpa/contract/publications';
import { RECIPE_DIFFICULTY_LABELS } from '@tokpa/contract/recipe-difficulties';
import { RETURN_STATUS_LABELS } from '@tokpa/contract/return-requests';
import { REVIEW_STATUS_LABELS } from '@tokpa/contract/review-labels';
import { STAFF_ROLE_LABELS, STAFF_STATE_LABELS } from '@tokpa/contract/staff';
import { STOCK_REASON_LABELS } from '@tokpa/contract/stock-movements';

type Labels = Readonly<Record<string, string>>;

const ROLES = Object.fromEntries(Object.entries(STAFF_ROLE_LABELS).map(([role, { name }]) => [role, name]));

/** Fields whose values are codes, by what the act was done to: the words that its screens say for them. */
const CODED: Readonly<Record<string, Readonly<Record<string, Labels>>>> = {
  orders: {
    status: ORDER_STATUS_LABELS,
    paymentStatus: PAYMENT_STATUS_LABELS,
    paymentMethod: PAYMENT_METHOD_LABELS,
    method: TRANSACTION_METHOD_LABELS,
  },
  products: {
    status: PRODUCT_STATUS_LABELS,
    reason: STOCK_REASON_LABELS,
    format: IMPORT_FORMAT_LABELS,
    onExisting: { update: 'Mis à jour', skip: 'Laissés tels quels' },
  },
  reviews: { status: REVIEW_STATUS_LABELS },
  'blog-posts': { status: PUBLICATION_STATUS_LABELS },
  'blog-comments': { status: BLOG_COMMENT_STATUS_LABELS },
  recipes: { status: PUBLICATION_STATUS_LABELS, difficulty: RECIPE_DIFFICULTY_LABELS },
  formations: { status: PUBLICATION_STATUS_LABELS, level: FORMATION_LEVEL_LABELS },
  seminars: { status: PUBLICATION_STATUS_LABELS },
  'coaching-sessions': { status: PUBLICATION_STATUS_LABELS, mode: COACHING_MODE_LABELS },
  'formation-enrollments': { status: ENROLLMENT_STATUS_LABELS },
  'seminar-registrations': { status: SEAT_STATUS_LABELS },
  'coaching-enrollments': { status: SEAT_STATUS_LABELS },
  'contact-messages': { status: CONTACT_STATUS_LABELS },
  'return-requests': { status: RETURN_STATUS_LABELS },
  'email-campaigns': { status: CAMPAIGN_STATUS_LABELS, audience: CAMPAIGN_AUDIENCE_LABELS },
  staff: { role: ROLES, status: STAFF_STATE_LABELS },
};

const MONEY = /(^price|Price|[aA]mount|Fee|Fcfa)$/;

/** 3500, of an order's total → « 3 500 FCFA »; undefined for what is no money. */
export function moneyOf(path: string, value: number): string | undefined {
  return MONEY.test(path.split('.').at(-1) ?? '') ? formatFcfa(value) : undefined;
}

/** PUBLISHED, of a product's status → « Publié »; undefined for what is no code. */
export function labelOf(resource: string, path: string, value: string): string | undefined {
  return CODED[resource]?.[path]?.[value];
}
