import { ApiError, NetworkError } from '@tokpa/contract/client';

/**
 * A failure as react-admin's forms read it: each message at its field (`variations.0.price` too), and the sentence of the whole for
 * whoever can not see that field. A form that is told of none takes itself for saved, and would be left unasked.
 */
export function formErrorsOf(error: unknown): Record<string, unknown> {
  const errors: Record<string, unknown> = {
    root: { serverError: error instanceof Error ? error.message : String(error) },
  };
  const wrong = error instanceof ApiError ? Object.entries(error.errors) : [];
  for (const [field, [message]] of wrong) place(errors, field.split('.'), message);
  return errors;
}

/** Throws a failure of a call again, with what react-admin's forms read of it. */
export function asFormErrors(error: unknown): never {
  if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
  throw Object.assign(error, { body: { errors: formErrorsOf(error) } });
}

function place(errors: Record<string, unknown>, path: readonly string[], message: unknown): void {
  const [name = '', ...below] = path;
  if (below.length === 0) {
    errors[name] = message;
    return;
  }
  const inner = (errors[name] ?? {}) as Record<string, unknown>;
  errors[name] = inner;
  place(inner, below, message);
}
