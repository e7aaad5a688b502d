import { ApiError, NetworkError } from '@tokpa/contract/client';

/**
 * Throws a failure again as react-admin's forms read it: each message at its field (`variations.0.price` too), and the sentence of
 * the whole for whoever can not see that field. A form that is told of none takes itself for saved, and would be left unasked.
 */
export function asFormErrors(error: unknown): never {
  if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
  const errors: Record<string, unknown> = { root: { serverError: error.message } };
  const wrong = error instanceof ApiError ? Object.entries(error.errors) : [];
  for (const [field, [message]] of wrong) place(errors, field.split('.'), message);
  throw Object.assign(error, { body: { errors } });
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
