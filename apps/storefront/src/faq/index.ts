export { Faq } from './faq.tsx';
export { faqForSearchEngines } from './faq-for-search-engines.ts';
export { teasersOf } from './questions.ts';
