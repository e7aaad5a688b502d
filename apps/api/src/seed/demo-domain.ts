/** A reserved name: no shopper of a real shop has an address there, and every shopper of the demo shop has. */
export const DEMO_DOMAIN = 'demo.tokpa.example';
