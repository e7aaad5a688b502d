export { Faq } from './faq.tsx';
export { faqOf, teasersOf } from './questions.ts';
