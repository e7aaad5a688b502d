const MAILED = 'its token or code is in a mail';
const SECOND_FACTOR = 'needs codes of a device';
const STATE = 'needs what only a course of events makes';
/** Which ids meet is chance: such an endpoint is served on some days. */
export const ALIKE = 'needs ids that belong together';

/**
 * Endpoints that requests made from the contract do not use as they are meant, and what these lack. They are entered by tests of
 * their own; here only their refusals are seen. The list may become shorter, never longer without a reason.
 */
export const NEVER_SERVED: Readonly<Record<string, string>> = {
  'POST /auth/login': 'needs an address with its password',
  'POST /auth/admin/login': 'needs an address with its password',
  'POST /auth/reset-password': MAILED,
  'POST /auth/admin/second-factor/confirm': SECOND_FACTOR,
  'POST /auth/admin/second-factor/recovery-codes': SECOND_FACTOR,
  'DELETE /auth/admin/second-factor': SECOND_FACTOR,
  'POST /auth/admin/invitation': MAILED,
  'DELETE /staff/{id}/second-factor': SECOND_FACTOR,
  'POST /newsletter/confirm': MAILED,
  'POST /newsletter/unsubscribe': MAILED,
  'POST /admin/email-campaigns/{id}/resume': STATE,
  'PUT /settings': 'its fields are names of settings',
  'PUT /products': 'all its ids must be of products, with their variations',
  'POST /products/imports/{id}/apply': STATE,
  'POST /stock-alerts/unsubscribe': MAILED,
  'PUT /user-coupons': ALIKE,
  'GET /orders/track': 'needs one of two fields that may each be left out',
  'POST /orders/caller': ALIKE,
  'POST /orders/{id}/refunds/{refundId}/done': ALIKE,
  'POST /orders/{id}/refunds/{refundId}/take-over': ALIKE,
  'POST /orders/{id}/refunds/{refundId}/withdraw': ALIKE,
  'PUT /orders/{id}/payments/received': STATE,
  'POST /transactions/{id}/settle': STATE,
  'POST /unmatched-payments/{id}/settle': STATE,
  'POST /unmatched-payments/{id}/book': STATE,
  'POST /payments/webhooks/{provider}': 'needs the provider’s signature: signed-webhooks.test.ts',
  'PUT /formation-enrollments/{id}/lessons/{lessonId}': ALIKE,
  'POST /formations/{id}/enroll': STATE,
};
