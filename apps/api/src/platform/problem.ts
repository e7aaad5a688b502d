import { REFUSALS, refusalMessage, type RefusalCode } from '@tokpa/contract';

type ProblemDetails = {
  /** Fills the {placeholders} of the refusal's sentence. */
  values?: Readonly<Record<string, string | number>>;
  /** Field → its messages. */
  errors?: Readonly<Record<string, readonly string[]>>;
  retryAfterSeconds?: number;
  cause?: unknown;
};

/** The way a feature refuses: `throw new Problem('no_seat_left', { values: { name } })`. */
export class Problem extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly errors: ProblemDetails['errors'];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, details: ProblemDetails = {}) {
    super(refusalMessage(code, details.values), { cause: details.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = REFUSALS[code].status;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** A refusal that belongs to one field: the form shows it there. */
export function fieldProblem(
  code: RefusalCode,
  field: string,
  values: Readonly<Record<string, string | number>> = {},
): Problem {
  return new Problem(code, { values, errors: { [field]: [refusalMessage(code, values)] } });
}

/** What was sent for one field can not be: the sentence stands next to it, and is the whole refusal's. */
export function invalidField(field: string, message: string): Problem {
  const problem = new Problem('validation_failed', { errors: { [field]: [message] } });
  problem.message = message;
  return problem;
}

/** What only the rules can see is wrong with the input, field → message; the first is what the whole refusal says. */
export function invalidFields(errors: Readonly<Record<string, string>>, cause?: unknown): Problem {
  const listed = Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]]));
  const problem = new Problem('validation_failed', { errors: listed, cause });
  problem.message = Object.values(errors)[0] ?? problem.message;
  return problem;
}
