export { sessionFacts } from './session-facts.tsx';
export { hasBegun, sessionEntry, toShownSession } from './shown-session.ts';
