import { z } from 'zod';

const REQUIRED = 'Ce champ est requis';

type SizeIssue = { origin?: unknown; minimum?: unknown; maximum?: unknown };

function tooSmall({ origin, minimum }: SizeIssue): string {
  const isOne = Number(minimum) === 1;
  if (origin === 'string') return isOne ? REQUIRED : `Minimum ${String(minimum)} caractères`;
  if (origin === 'array') return isOne ? 'Au moins un élément' : `Au moins ${String(minimum)} éléments`;
  return `La valeur doit être supérieure ou égale à ${String(minimum)}`;
}

function tooBig({ origin, maximum }: SizeIssue): string {
  if (origin === 'string') return `Maximum ${String(maximum)} caractères`;
  if (origin === 'array') return `Au plus ${String(maximum)} éléments`;
  return `La valeur doit être inférieure ou égale à ${String(maximum)}`;
}

/** Every message that a schema does not name itself, in French: no library text ever reaches an answer. */
export function frenchMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? REQUIRED : 'Valeur invalide';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
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
