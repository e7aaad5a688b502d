// Generated from the database by generate-tables.ts: change a migration, then run `npm run tables`.
import type { ColumnType } from 'kysely';

export type JsonValue = boolean | number | string | null | JsonValue[] | { [key: string]: JsonValue };
/** Written as JSON text, because the driver would make a PostgreSQL array of a list. */
export type Json = ColumnType<JsonValue, string, string>;
export type Timestamp = ColumnType<string, Date | string, Date | string>;
/** May be left out of an INSERT. */
export type Generated<T> =
  T extends ColumnType<infer Selected, infer Inserted, infer Updated>
    ? ColumnType<Selected, Inserted | undefined, Updated>
    : ColumnType<T, T | undefined, T>;
/** Computed by the database. */
export type Computed<T> = ColumnType<T, never, never>;

export type AuditLogRow = {
  act: string;
  after: Json | null;
  at: Generated<Timestamp>;
  before: Json | null;
  forgotten_at: Timestamp | null;
  id: Generated<string>;
  ip: Generated<string>;
  resource: string;
  row_id: string | null;
  staff_id: string | null;
  staff_name: string;
};

export type BlogCategoriesRow = {
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  id: Generated<string>;
  name: string;
  slug: string;
  updated_at: Generated<Timestamp>;
};

export type BlogCommentsRow = {
  answer: string | null;
  answered_at: Timestamp | null;
  content: string;
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  post_id: string;
  status: Generated<'PENDING' | 'APPROVED' | 'REJECTED' | 'SPAM'>;
  updated_at: Generated<Timestamp>;
  user_id: string;
};

export type BlogPostTagsRow = {
  position: number;
  post_id: string;
  tag_id: string;
};

export type BlogPostsRow = {
  author: Generated<string>;
  category_id: string | null;
  content: Generated<string>;
  created_at: Generated<Timestamp>;
  excerpt: Generated<string>;
  id: Generated<string>;
  is_announced: Generated<boolean>;
  picture: Json | null;
  published_at: Timestamp | null;
  reading_minutes: Generated<number>;
  seo_description: Generated<string>;
  seo_title: Generated<string>;
  slug: string;
  status: Generated<'DRAFT' | 'PUBLISHED' | 'ARCHIVED'>;
  title: string;
  updated_at: Generated<Timestamp>;
  words: Computed<string | null>;
};

export type BlogTagsRow = {
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  name: string;
  slug: string;
  updated_at: Generated<Timestamp>;
};

export type CampaignRecipientsRow = {
  attempts: Generated<number>;
  campaign_id: string;
  email: string;
  error: string | null;
  id: Generated<string>;
  not_before: Timestamp | null;
  sent_at: Timestamp | null;
  status: Generated<'WAITING' | 'TAKEN' | 'HANDED' | 'SENT' | 'FAILED' | 'SKIPPED' | 'UNCERTAIN'>;
  tries_before: Generated<number>;
};

export type CartItemsRow = {
  cart_id: string;
  coaching_session_id: string | null;
  created_at: Generated<Timestamp>;
  formation_id: string | null;
  gone_variation_name: string | null;
  gone_variation_price: number | null;
  id: Generated<string>;
  offered_variation_id: Computed<string | null>;
  product_id: string | null;
  quantity: number;
  seminar_id: string | null;
  variation_id: string | null;
};

export type CartsRow = {
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  user_id: string;
};

export type CategoriesRow = {
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  id: Generated<string>;
  name: string;
  parent_id: string | null;
  picture: Json | null;
  position: Generated<number>;
  slug: string;
  top_id: string | null;
  updated_at: Generated<Timestamp>;
};

export type CategoryProductCountsRow = {
  category_id: string;
  products_count: number;
};

export type CoachingEnrollmentsRow = {
  coaching_session_id: string;
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  notes: Generated<string>;
  order_id: string | null;
  status: Generated<'PENDING' | 'CONFIRMED' | 'ATTENDED' | 'CANCELLED'>;
  updated_at: Generated<Timestamp>;
  user_id: string;
};

export type CoachingSessionsRow = {
  cancelled_at: Timestamp | null;
  coach_name: Generated<string>;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  duration: Generated<string>;
  id: Generated<string>;
  location: Generated<string>;
  max_participants: number | null;
  mode: Generated<'ONLINE' | 'ONSITE'>;
  picture: Json | null;
  price: number;
  slug: string;
  start_date: Timestamp | null;
  status: Generated<'DRAFT' | 'PUBLISHED' | 'ARCHIVED'>;
  title: string;
  updated_at: Generated<Timestamp>;
};

export type ContactMessagesRow = {
  answer: string | null;
  answered_at: Timestamp | null;
  assignee_id: string | null;
  created_at: Generated<Timestamp>;
  email: string;
  id: Generated<string>;
  message: string;
  name: string;
  phone: Generated<string>;
  status: Generated<'NEW' | 'IN_PROGRESS' | 'ANSWERED' | 'CLOSED'>;
  subject: 'product-info' | 'order-status' | 'health-advice' | 'technical-support' | 'partnership' | 'other';
  updated_at: Generated<Timestamp>;
  user_id: string | null;
};

export type ContentLibraryRow = {
  category: Generated<string>;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  downloads_count: Generated<number>;
  file_key: string | null;
  file_name: string | null;
  formation_id: string | null;
  id: Generated<string>;
  is_public: Generated<boolean>;
  mime_type: string | null;
  size: number | null;
  title: string;
  type: 'PDF' | 'VIDEO' | 'AUDIO' | 'IMAGE' | 'LINK';
  updated_at: Generated<Timestamp>;
  url: string | null;
};

export type CouponUsesRow = {
  coupon_id: string;
  discount_amount: number;
  order_id: string;
  returned_at: Timestamp | null;
  used_at: Timestamp;
  user_id: string;
};

export type CouponsRow = {
  category_ids: Generated<string[]>;
  code: string;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  ends_at: Timestamp | null;
  id: Generated<string>;
  is_active: Generated<boolean>;
  is_personal: Generated<boolean>;
  max_discount_amount: number | null;
  min_order_amount: number | null;
  product_ids: Generated<string[]>;
  starts_at: Timestamp | null;
  type: 'PERCENT' | 'FIXED' | 'FREE_SHIPPING';
  updated_at: Generated<Timestamp>;
  usage_limit: number | null;
  usage_limit_per_user: number | null;
  used_count: Generated<number>;
  value: Generated<number>;
};

export type EmailCampaignsRow = {
  audience: Generated<'SUBSCRIBERS' | 'BUYERS' | 'NOT_YET_BUYERS'>;
  content: Generated<string>;
  created_at: Generated<Timestamp>;
  failed_count: Generated<number>;
  id: Generated<string>;
  last_error: string | null;
  next_stretch_at: Timestamp | null;
  paused_at: Timestamp | null;
  preheader: Generated<string>;
  recipients_count: Generated<number>;
  scheduled_at: Timestamp | null;
  sent_at: Timestamp | null;
  sent_count: Generated<number>;
  skipped_count: Generated<number>;
  started_at: Timestamp | null;
  status: Generated<'DRAFT' | 'SCHEDULED' | 'SENDING' | 'SENT' | 'FAILED'>;
  stretch: Generated<number>;
  subject: string;
  uncertain_count: Generated<number>;
  updated_at: Generated<Timestamp>;
};

export type FavouritesRow = {
  added_at: Generated<Timestamp>;
  product_id: string;
  user_id: string;
};

export type FormationEnrollmentsRow = {
  completed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  enrolled_at: Generated<Timestamp>;
  formation_id: string;
  id: Generated<string>;
  order_id: string | null;
  progress: Generated<number>;
  status: Generated<'PENDING' | 'ACTIVE' | 'COMPLETED' | 'CANCELLED'>;
  updated_at: Generated<Timestamp>;
  user_id: string;
};

export type FormationLessonsRow = {
  content: Generated<string>;
  document_url: string | null;
  duration_minutes: number | null;
  id: Generated<string>;
  is_preview: Generated<boolean>;
  module_id: string;
  position: number;
  title: string;
  video_url: string | null;
};

export type FormationLessonsDoneRow = {
  done_at: Generated<Timestamp>;
  enrollment_id: string;
  lesson_id: string;
};

export type FormationModulesRow = {
  formation_id: string;
  id: Generated<string>;
  position: number;
  title: string;
};

export type FormationsRow = {
  content: Generated<string>;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  duration: Generated<string>;
  id: Generated<string>;
  level: Generated<'DEBUTANT' | 'INTERMEDIAIRE' | 'AVANCE'>;
  picture: Json | null;
  price: number;
  slug: string;
  status: Generated<'DRAFT' | 'PUBLISHED' | 'ARCHIVED'>;
  title: string;
  updated_at: Generated<Timestamp>;
};

export type IdempotencyKeysRow = {
  body_hash: string;
  created_at: Generated<Timestamp>;
  endpoint: string;
  key: string;
  order_id: string | null;
  owner_id: string;
};

export type InvoiceCountersRow = {
  last_number: number;
  year: number;
};

export type InvoicesRow = {
  issued_at: Timestamp;
  number: number;
  order_id: string;
  year: number;
};

export type MailsRow = {
  about_email: string | null;
  about_id: string | null;
  attempts: Generated<number>;
  created_at: Generated<Timestamp>;
  dedupe_key: string | null;
  headers: Generated<Json>;
  html: string;
  id: Generated<string>;
  is_secret: Generated<boolean>;
  last_error: string | null;
  recipient: string;
  refusals: Generated<number>;
  resent_from: string | null;
  sent_at: Timestamp | null;
  status: Generated<'QUEUED' | 'SENT' | 'KEPT' | 'FAILED'>;
  subject: string;
  template: string;
  text: string;
};

export type NewsletterSubscribersRow = {
  bounced_at: Timestamp | null;
  confirmed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  email: string;
  id: Generated<string>;
  last_deleted_letter_at: Timestamp | null;
  status: Generated<'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED'>;
  token: string;
  unsubscribed_at: Timestamp | null;
};

export type OrderEventsRow = {
  actor: 'SHOPPER' | 'STAFF' | 'SYSTEM' | 'PAYMENT';
  created_at: Generated<Timestamp>;
  id: Computed<number>;
  note: string | null;
  order_id: string;
  staff_id: string | null;
  status: 'PENDING' | 'PROCESSING' | 'PAID' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | 'FAILED';
};

export type OrderItemsRow = {
  coaching_session_id: string | null;
  formation_id: string | null;
  id: Generated<string>;
  name: string;
  order_id: string;
  picture: Json | null;
  position: Generated<number>;
  price: number;
  product_id: string | null;
  quantity: number;
  seminar_id: string | null;
  variation_id: string | null;
  variation_name: string | null;
};

export type OrderNewsRow = {
  only_row: Generated<boolean>;
  told_events: Generated<number[]>;
  told_until: number;
};

export type OrderNotesRow = {
  author: string;
  content: string;
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  order_id: string;
  staff_id: string | null;
};

export type OrdersRow = {
  cod_fee: Generated<number>;
  coupon_code: string | null;
  created_at: Generated<Timestamp>;
  customer_email: string;
  customer_name: string;
  customer_phone: Generated<string>;
  discount_amount: Generated<number>;
  final_amount: number;
  id: Generated<string>;
  items_count: number;
  order_number: string;
  paid_at: Timestamp | null;
  payable_until: Timestamp | null;
  payment_method: 'momo' | 'card' | 'cod';
  shipping_address: Json | null;
  shipping_fee: number;
  status: Generated<'PENDING' | 'PROCESSING' | 'PAID' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | 'FAILED'>;
  stock_returned_at: Timestamp | null;
  subtotal_amount: number;
  total_amount: number;
  uncollected_amount: Generated<number>;
  updated_at: Generated<Timestamp>;
  user_id: string;
};

export type PasswordResetCodesRow = {
  attempts_left: Generated<number>;
  code_hash: string;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  user_id: string;
};

export type PaymentAttemptsRow = {
  amount: number;
  asked_in_vain: Generated<boolean>;
  checkout_url: string | null;
  checks: Generated<number>;
  created_at: Generated<Timestamp>;
  currency: Generated<string>;
  expires_at: Timestamp;
  failure_reason: string | null;
  id: Generated<string>;
  last_checked_at: Timestamp | null;
  method: string | null;
  next_check_at: Timestamp | null;
  order_id: string;
  paid_at: Timestamp | null;
  provider: string;
  provider_reference: string | null;
  refunded_amount: Generated<number>;
  status: Generated<'PENDING' | 'PAID' | 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'REFUNDED'>;
  updated_at: Generated<Timestamp>;
};

export type PaymentNoticesRow = {
  attempt_id: string;
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  is_open: Generated<boolean>;
  refund_id: string | null;
  sentence: string;
};

export type PaymentRefundsRow = {
  amount: number;
  attempt_id: string;
  created_at: Generated<Timestamp>;
  done_at: Timestamp | null;
  id: Generated<string>;
  provider_reference: string | null;
  reason: string;
  staff_id: string | null;
  status: Generated<'PENDING' | 'DONE' | 'MANUAL' | 'FAILED'>;
  updated_at: Generated<Timestamp>;
  withdrawn_at: Timestamp | null;
};

export type PaymentWebhooksRow = {
  body: string;
  dedupe_key: string;
  id: Generated<string>;
  merchant_reference: string | null;
  outcome: string | null;
  processed_at: Timestamp | null;
  provider: string;
  provider_reference: string | null;
  received_at: Generated<Timestamp>;
};

export type ProductCountsRow = {
  category_id: string;
  is_in_stock: boolean;
  price: number;
  products: number;
  rating: number;
};

export type ProductImportErrorsRow = {
  column_name: Generated<string>;
  id: Generated<string>;
  import_id: string;
  is_notice: Generated<boolean>;
  message: string;
  position: Generated<number>;
  row_number: number;
};

export type ProductImportPicturesRow = {
  address: string;
  alt: Generated<string>;
  id: Generated<string>;
  import_id: string;
  position: Generated<number>;
  product_id: string;
  row_number: number;
};

export type ProductImportRowsRow = {
  cells: Json;
  import_id: string;
  names: Generated<string[]>;
  parent: string | null;
  product_key: string;
  row_number: number;
};

export type ProductImportsRow = {
  attempts: Generated<number>;
  created_at: Generated<Timestamp>;
  created_count: Generated<number>;
  default_stock: number;
  delimiter: string;
  encoding: string;
  exchange_factor: number;
  failed_count: Generated<number>;
  failure: string | null;
  file_key: string;
  file_name: string;
  finished_at: Timestamp | null;
  format: 'tokpa' | 'woocommerce' | 'shopify';
  headings: Generated<Json>;
  id: Generated<string>;
  ip: Generated<string>;
  is_dry_run: boolean;
  on_existing: 'update' | 'skip';
  rows_done: Generated<number>;
  rows_total: number | null;
  skipped_count: Generated<number>;
  staff_id: string | null;
  staff_name: Generated<string>;
  status: Generated<'WAITING' | 'READING' | 'WRITING' | 'PICTURES' | 'DONE' | 'FAILED'>;
  touched_at: Generated<Timestamp>;
  updated_count: Generated<number>;
  with_pictures: boolean;
};

export type ProductPairsRow = {
  orders_count: number;
  product_id: string;
  with_product_id: string;
};

export type ProductSearchRow = {
  category_id: string;
  name: string;
  name_words: string;
  price: number;
  product_id: string;
  words: string;
};

export type ProductVariationsRow = {
  id: Generated<string>;
  is_out: Computed<boolean | null>;
  name: string;
  options: Json;
  original_price: number | null;
  position: Generated<number>;
  price: number;
  product_id: string;
  sku: string | null;
  stock: Generated<number>;
};

export type ProductsRow = {
  average_rating: Computed<number | null>;
  category_id: string;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  features: Generated<string[]>;
  id: Generated<string>;
  is_featured: Generated<boolean>;
  is_in_stock: Computed<boolean | null>;
  is_new: Generated<boolean>;
  is_short: Computed<boolean | null>;
  name: string;
  options: Generated<Json>;
  original_price: number | null;
  pictures: Generated<Json>;
  price: number;
  rating_sum: Generated<number>;
  reviews_count: Generated<number>;
  seo_description: Generated<string>;
  seo_title: Generated<string>;
  sku: string | null;
  slug: string;
  status: Generated<'DRAFT' | 'PUBLISHED' | 'ARCHIVED'>;
  stock: Generated<number>;
  updated_at: Generated<Timestamp>;
};

export type RateLimitsRow = {
  expire: number | null;
  key: string;
  points: Generated<number>;
};

export type ReceivedCorrectionsRow = {
  amount_after: number;
  amount_before: number;
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  order_id: string;
};

export type RecipeCategoriesRow = {
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  id: Generated<string>;
  name: string;
  slug: string;
  updated_at: Generated<Timestamp>;
};

export type RecipeProductsRow = {
  position: number;
  product_id: string;
  recipe_id: string;
};

export type RecipesRow = {
  category_id: string | null;
  cook_minutes: Generated<number>;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  difficulty: Generated<'FACILE' | 'MOYEN' | 'DIFFICILE'>;
  id: Generated<string>;
  ingredients: Generated<string[]>;
  picture: Json | null;
  prep_minutes: Generated<number>;
  published_at: Timestamp | null;
  servings: Generated<number>;
  slug: string;
  status: Generated<'DRAFT' | 'PUBLISHED' | 'ARCHIVED'>;
  steps: Generated<string[]>;
  title: string;
  updated_at: Generated<Timestamp>;
};

export type ReturnRequestsRow = {
  answer: string | null;
  answered_at: Timestamp | null;
  assignee_id: string | null;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  email: string;
  id: Generated<string>;
  order_number: string;
  reason: 'defective' | 'not-as-described' | 'order-error' | 'change-of-mind' | 'damaged-in-transport' | 'other';
  status: Generated<'NEW' | 'IN_PROGRESS' | 'ACCEPTED' | 'REJECTED' | 'RECEIVED' | 'REFUNDED'>;
  updated_at: Generated<Timestamp>;
};

export type ReviewsRow = {
  content: string;
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  product_id: string;
  rating: number;
  replied_at: Timestamp | null;
  reply: string | null;
  status: Generated<'PENDING' | 'APPROVED' | 'REJECTED'>;
  title: string | null;
  updated_at: Generated<Timestamp>;
  user_id: string;
  verified_purchase: Generated<boolean>;
};

export type SandboxAccountRow = {
  only_one: Generated<boolean>;
  webhook_secret: Generated<string>;
};

export type SandboxEventsRow = {
  body: string;
  created_at: Generated<Timestamp>;
  delivered_at: Timestamp | null;
  id: Generated<string>;
  payment_reference: string;
};

export type SandboxPaymentsRow = {
  amount: number;
  created_at: Generated<Timestamp>;
  currency: Generated<string>;
  customer_name: string;
  decided_at: Timestamp | null;
  description: string;
  expires_at: Timestamp;
  merchant_reference: string;
  method: string | null;
  payer: string | null;
  reference: string;
  refunded_amount: Generated<number>;
  return_url: string;
  status: Generated<'pending' | 'approved' | 'declined' | 'canceled' | 'expired' | 'refunded'>;
  token: string;
  updated_at: Generated<Timestamp>;
};

export type SandboxRefundsRow = {
  amount: number;
  created_at: Generated<Timestamp>;
  idempotency_key: string;
  payment_reference: string;
  reference: string;
};

export type SchemaMigrationsRow = {
  applied_at: Generated<Timestamp>;
  checksum: string;
  name: string;
  version: number;
};

export type SearchLexemesRow = {
  lexeme: string;
};

export type SearchVocabularyRow = {
  word: string;
};

export type SeminarRegistrationsRow = {
  created_at: Generated<Timestamp>;
  email: Generated<string>;
  full_name: string;
  id: Generated<string>;
  order_id: string | null;
  phone: Generated<string>;
  seminar_id: string;
  status: Generated<'PENDING' | 'CONFIRMED' | 'ATTENDED' | 'CANCELLED'>;
  updated_at: Generated<Timestamp>;
  user_id: string | null;
};

export type SeminarsRow = {
  address: Generated<string>;
  cancelled_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  description: Generated<string>;
  end_date: Timestamp | null;
  id: Generated<string>;
  location: Generated<string>;
  max_participants: number | null;
  picture: Json | null;
  price: number;
  slug: string;
  start_date: Timestamp;
  status: Generated<'DRAFT' | 'PUBLISHED' | 'ARCHIVED'>;
  title: string;
  updated_at: Generated<Timestamp>;
  venue: Generated<string>;
};

export type SessionsRow = {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: Generated<string>;
  ip: Generated<string>;
  staff_id: string | null;
  token_hash: Buffer;
  user_agent: Generated<string>;
  user_id: string | null;
};

export type SettingsRow = {
  key: string;
  updated_at: Generated<Timestamp>;
  value: Json;
};

export type ShippingAddressesRow = {
  address_line1: string;
  address_line2: string | null;
  city: string;
  country: string;
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  is_default: Generated<boolean>;
  landmark: string | null;
  phone: string | null;
  postal_code: string | null;
  recipient_name: string | null;
  state: string | null;
  updated_at: Generated<Timestamp>;
  user_id: string;
};

export type ShopStateRow = {
  courses_begun_until: Timestamp | null;
  maintenance_since: Timestamp | null;
  only_one: Generated<boolean>;
};

export type SlugRedirectsRow = {
  blog_post_id: string | null;
  category_id: string | null;
  coaching_session_id: string | null;
  created_at: Generated<Timestamp>;
  formation_id: string | null;
  kind: 'product' | 'category' | 'blog_post' | 'recipe' | 'formation' | 'seminar' | 'coaching_session';
  product_id: string | null;
  recipe_id: string | null;
  seminar_id: string | null;
  slug: string;
};

export type StaffRow = {
  created_at: Generated<Timestamp>;
  email: string;
  first_name: string;
  id: Generated<string>;
  is_enabled: Generated<boolean>;
  last_login_at: Timestamp | null;
  last_name: string;
  password_hash: string | null;
  role: 'OWNER' | 'MANAGER' | 'EDITOR' | 'SUPPORT';
  updated_at: Generated<Timestamp>;
};

export type StaffInvitationsRow = {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  staff_id: string;
  token_hash: Buffer;
};

export type StaffRecoveryCodesRow = {
  code_hash: Buffer;
  staff_id: string;
};

export type StaffSavedFiltersRow = {
  created_at: Generated<Timestamp>;
  id: Generated<string>;
  list: string;
  name: string;
  query: string;
  staff_id: string;
};

export type StaffSecondFactorsRow = {
  confirmed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  last_step: Generated<number>;
  secret: string;
  staff_id: string;
};

export type StockAlertsRow = {
  cancelled_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  email: string;
  id: Generated<string>;
  mailed_at: Timestamp | null;
  product_id: string;
  token: string;
  user_id: string | null;
  variation_id: string | null;
};

export type StockHistoryRow = {
  at: Timestamp | null;
  change: number | null;
  id: string | null;
  note: string | null;
  order_id: string | null;
  order_number: string | null;
  product_id: string | null;
  reason: string | null;
  staff_name: string | null;
  variation_id: string | null;
  variation_name: string | null;
};

export type StockMovementsRow = {
  at: Generated<Timestamp>;
  change: number;
  id: Generated<string>;
  idempotency_key: string | null;
  note: Generated<string>;
  product_id: string;
  reason: 'initial' | 'correction' | 'delivery' | 'loss' | 'return' | 'import';
  staff_id: string | null;
  staff_name: Generated<string>;
  variation_id: string | null;
  variation_name: string | null;
};

export type UnmatchedPaymentsRow = {
  amount: number;
  created_at: Generated<Timestamp>;
  currency: string;
  id: Generated<string>;
  is_open: Generated<boolean>;
  method: string | null;
  order_number: string | null;
  paid_at: Timestamp;
  provider: string;
  provider_reference: string;
};

export type UserCouponsRow = {
  assigned_at: Generated<Timestamp>;
  coupon_id: string;
  id: Generated<string>;
  order_id: string | null;
  used_at: Timestamp | null;
  user_id: string;
};

export type UsersRow = {
  blocked_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  email: string;
  email_proven_at: Timestamp | null;
  email_since: Timestamp | null;
  first_name: string;
  id: Generated<string>;
  last_name: string;
  password_hash: string | null;
  phone: Generated<string>;
  updated_at: Generated<Timestamp>;
};

export type DB = {
  audit_log: AuditLogRow;
  blog_categories: BlogCategoriesRow;
  blog_comments: BlogCommentsRow;
  blog_post_tags: BlogPostTagsRow;
  blog_posts: BlogPostsRow;
  blog_tags: BlogTagsRow;
  campaign_recipients: CampaignRecipientsRow;
  cart_items: CartItemsRow;
  carts: CartsRow;
  categories: CategoriesRow;
  category_product_counts: CategoryProductCountsRow;
  coaching_enrollments: CoachingEnrollmentsRow;
  coaching_sessions: CoachingSessionsRow;
  contact_messages: ContactMessagesRow;
  content_library: ContentLibraryRow;
  coupon_uses: CouponUsesRow;
  coupons: CouponsRow;
  email_campaigns: EmailCampaignsRow;
  favourites: FavouritesRow;
  formation_enrollments: FormationEnrollmentsRow;
  formation_lessons: FormationLessonsRow;
  formation_lessons_done: FormationLessonsDoneRow;
  formation_modules: FormationModulesRow;
  formations: FormationsRow;
  idempotency_keys: IdempotencyKeysRow;
  invoice_counters: InvoiceCountersRow;
  invoices: InvoicesRow;
  mails: MailsRow;
  newsletter_subscribers: NewsletterSubscribersRow;
  order_events: OrderEventsRow;
  order_items: OrderItemsRow;
  order_news: OrderNewsRow;
  order_notes: OrderNotesRow;
  orders: OrdersRow;
  password_reset_codes: PasswordResetCodesRow;
  payment_attempts: PaymentAttemptsRow;
  payment_notices: PaymentNoticesRow;
  payment_refunds: PaymentRefundsRow;
  payment_webhooks: PaymentWebhooksRow;
  product_counts: ProductCountsRow;
  product_import_errors: ProductImportErrorsRow;
  product_import_pictures: ProductImportPicturesRow;
  product_import_rows: ProductImportRowsRow;
  product_imports: ProductImportsRow;
  product_pairs: ProductPairsRow;
  product_search: ProductSearchRow;
  product_variations: ProductVariationsRow;
  products: ProductsRow;
  rate_limits: RateLimitsRow;
  received_corrections: ReceivedCorrectionsRow;
  recipe_categories: RecipeCategoriesRow;
  recipe_products: RecipeProductsRow;
  recipes: RecipesRow;
  return_requests: ReturnRequestsRow;
  reviews: ReviewsRow;
  sandbox_account: SandboxAccountRow;
  sandbox_events: SandboxEventsRow;
  sandbox_payments: SandboxPaymentsRow;
  sandbox_refunds: SandboxRefundsRow;
  schema_migrations: SchemaMigrationsRow;
  search_lexemes: SearchLexemesRow;
  search_vocabulary: SearchVocabularyRow;
  seminar_registrations: SeminarRegistrationsRow;
  seminars: SeminarsRow;
  sessions: SessionsRow;
  settings: SettingsRow;
  shipping_addresses: ShippingAddressesRow;
  shop_state: ShopStateRow;
  slug_redirects: SlugRedirectsRow;
  staff: StaffRow;
  staff_invitations: StaffInvitationsRow;
  staff_recovery_codes: StaffRecoveryCodesRow;
  staff_saved_filters: StaffSavedFiltersRow;
  staff_second_factors: StaffSecondFactorsRow;
  stock_alerts: StockAlertsRow;
  stock_history: StockHistoryRow;
  stock_movements: StockMovementsRow;
  unmatched_payments: UnmatchedPaymentsRow;
  user_coupons: UserCouponsRow;
  users: UsersRow;
};
