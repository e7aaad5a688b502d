export { seminarFacts } from './seminar-facts.tsx';
export { closedBecause, seminarEntry, toShownSeminar } from './shown-seminar.ts';
