// Staff sign in; what a payment provider has to say is never turned away, money being under way; nor is who wants no more mails, for
// the mails go on.
const ALWAYS_OPEN =
  /^\/(?:auth\/admin\/|payments\/|openapi\.json|docs|newsletter\/(?:one-click|unsubscribe)$|stock-alerts\/unsubscribe$)/;

/** Whether everybody is answered at this path below /api/v1 while the shop is in maintenance. */
export function isOpenInMaintenance(path: string): boolean {
  return ALWAYS_OPEN.test(path);
}
