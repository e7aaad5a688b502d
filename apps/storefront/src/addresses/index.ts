export { AddressBook, NEW_ADDRESS } from './address-book.tsx';
export { AddressForm } from './address-form.tsx';
export { AddressLines } from './address-lines.tsx';
export { useAddresses } from './address-queries.ts';
