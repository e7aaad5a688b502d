export { seminarFacts } from './seminar-facts.tsx';
export { seminarEntry, toShownSeminar } from './shown-seminar.ts';
