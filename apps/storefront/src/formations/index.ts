export { FormationAction } from './formation-action.tsx';
export { OpenDocuments } from './open-documents.tsx';
export { Programme } from './programme.tsx';
export { formationEntry, lessonsInWords, toShownFormation } from './shown-formation.ts';
