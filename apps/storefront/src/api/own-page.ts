/**
 * Whether an address that came from outside leads to a page of this shop. `//elsewhere.example` and `/\elsewhere.example` are other
 * sites' addresses, and so are they with a tab or a line's end between, which browsers leave out of addresses (URL Standard, 4.4).
 */
export const isOwnPage = (address: string) => /^\/(?![/\\\s])/.test(address);
