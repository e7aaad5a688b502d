import { refusalMessage, type RefusalCode } from '@tokpa/contract';
import { Problem } from './problem.ts';

/**
 * What a named constraint of the database refuses with. `fields`: under which fields an endpoint's body may hold what ran into it
 * (`email`, `customer.email`); the refusal stands at the first that was sent, and is the whole call's where none was.
 */
export type ConstraintRefusal = RefusalCode | { readonly refusal: RefusalCode; readonly fields: readonly string[] };

function isSent(body: unknown, field: string): boolean {
  let value = body;
  for (const name of field.split('.')) {
    if (typeof value !== 'object' || value === null) return false;
    value = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  }
  return value !== undefined && value !== null;
}

/** The refusal of what `body` asked for, where a constraint with this meaning was in its way. */
export function constraintProblem(meaning: ConstraintRefusal, body: unknown, cause?: unknown): Problem {
  if (typeof meaning === 'string') return new Problem(meaning, { cause });
  const field = meaning.fields.find((one) => isSent(body, one));
  const errors = field === undefined ? {} : { errors: { [field]: [refusalMessage(meaning.refusal)] } };
  return new Problem(meaning.refusal, { cause, ...errors });
}
