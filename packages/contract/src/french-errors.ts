import { z } from 'zod';

const REQUIRED = 'Ce champ est requis';

function sizeMessage(issue: { origin?: unknown; minimum?: unknown; maximum?: unknown }): string {
  const least = issue.minimum !== undefined;
  const bound = String(least ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') return least ? `Minimum ${bound} caractères` : `Maximum ${bound} caractères`;
  if (issue.origin === 'array') return least ? `Au moins ${bound} éléments` : `Au plus ${bound} éléments`;
  return least ? `La valeur doit être supérieure ou égale à ${bound}` : `La valeur doit être inférieure ou égale à ${bound}`;
}

/** Every message that a schema does not name itself, in French: no library text ever reaches an answer. */
export function frenchMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? REQUIRED : 'Valeur invalide';
    case 'too_small':
    case 'too_big':
      return sizeMessage(issue);
    case 'invalid_value':
      return 'Valeur non autorisée';
    case 'unrecognized_keys':
      return 'Champ inconnu';
    case 'not_multiple_of':
      return 'La valeur doit être un nombre entier';
    default:
      return 'Valeur invalide';
  }
}

z.config({ customError: frenchMessage });
