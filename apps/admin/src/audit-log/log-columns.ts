import type { AuditEntry } from '@tokpa/contract/audit-log';
import type { CsvColumn } from '../ui/index.ts';
import { wordsOf } from './act-words.ts';
import { subjectOf } from './subject.ts';

/** The log as a table, in the words of the screen; `nameOf` says in French what a resource is called. */
export function logColumns(nameOf: (resource: string) => string): readonly CsvColumn<AuditEntry>[] {
  return [
    ['Quand', ({ createdAt }) => createdAt],
    ['Qui', ({ staffName }) => staffName],
    ['Acte', ({ act }) => wordsOf(act)],
    ['Quoi', ({ resource }) => nameOf(resource)],
    ['Nom', subjectOf],
    ['Fiche', ({ rowId }) => rowId],
    ['Adresse IP', ({ ip }) => ip],
    ['Avant', ({ before }) => JSON.stringify(before)],
    ['Après', ({ after }) => JSON.stringify(after)],
  ];
}
