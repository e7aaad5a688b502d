export { LegalDocument } from './legal-document.tsx';
export { privacyOf } from './privacy.ts';
export { termsOf } from './terms.ts';
