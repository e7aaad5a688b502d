const SECOND_FACTOR = 'needs codes of a device';
const STATE = 'needs what only a course of events makes';

/**
 * Endpoints that requests made from the contract do not use as they are meant, and what these lack. They are entered by tests of
 * their own; here only their refusals are seen. The list may become shorter, never longer without a reason.
 */
export const NEVER_SERVED: Readonly<Record<string, string>> = {
  'POST /auth/reset-password': 'needs an address with the code that was mailed there',
  'POST /auth/admin/second-factor/confirm': SECOND_FACTOR,
  'POST /auth/admin/second-factor/recovery-codes': SECOND_FACTOR,
  'DELETE /auth/admin/second-factor': SECOND_FACTOR,
  'DELETE /staff/{id}/second-factor': SECOND_FACTOR,
  'POST /products/imports/{id}/apply': STATE,
  'POST /orders/{id}/refunds/{refundId}/take-over': STATE,
  'PUT /orders/{id}/payments/received': STATE,
  'POST /unmatched-payments/{id}/book': STATE,
  'POST /payments/webhooks/{provider}': 'needs the provider’s signature: signed-webhooks.test.ts',
};
