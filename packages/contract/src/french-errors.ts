import { z } from 'zod';

const REQUIRED = 'Ce champ est requis';
const WRONG = 'Valeur invalide';
/** What a schema wanted → how a wrong value is told what it should have been. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'Un texte est attendu',
  number: 'Un nombre est attendu',
  int: 'Un nombre entier est attendu',
  boolean: '« true » ou « false » est attendu',
  array: 'Une liste est attendue',
};

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

const isMissing = ({ input }: { input?: unknown }) => input === undefined || input === null || input === '';

/** Every message that a schema does not name itself, in French: no library text ever reaches an answer. */
export function frenchMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? REQUIRED : (EXPECTED[issue.expected] ?? WRONG);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return isMissing(issue) ? REQUIRED : 'Valeur non autorisée';
    case 'unrecognized_keys':
      return 'Champ inconnu';
    case 'not_multiple_of':
      return 'La valeur doit être un nombre entier';
    default:
      return WRONG;
  }
}

/** For a schema: what it says of a wrong value; a missing one is told as such, because « invalid » sends people looking for a slip. */
export function orRequired(message: string) {
  return { error: (issue: { input?: unknown }) => (isMissing(issue) ? REQUIRED : message) };
}

/**
 * For a number: what it says of a value of another kind. zod lets a schema's own words answer for its bounds too, where they would
 * say that 1000 is no whole number; a bound without words of its own is said by its number.
 */
export function ofKind(message: string) {
  return {
    error: ({ code, origin }: z.core.$ZodRawIssue) =>
      (code === 'too_small' || code === 'too_big') && origin !== 'int' ? undefined : message,
  };
}

z.config({ customError: frenchMessage });
