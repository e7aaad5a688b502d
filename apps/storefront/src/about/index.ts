export { Commitments } from './commitments.tsx';
export { Offer } from './offer.tsx';
export { Story } from './story.tsx';
