/** A reserved name that no mail reaches: every shopper of the demo shop has an address there. */
export const DEMO_DOMAIN = 'demo.tokpa.example';
