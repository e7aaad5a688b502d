import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS, refusalMessage, type RefusalCode } from '@tokpa/contract';
import { isCutOff, isDatabaseAway } from '#db/database-away';
import { isClash, isLockTimeout } from '#db/error-code';
import { constraintProblem, type ConstraintRefusal } from '../constraint-refusals.ts';
import { reasonOf } from '../log.ts';
import { Problem } from '../problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is said of a fault, in place of the sentence for all faults. */
    faultMessage?: string | undefined;
  }
}

type Constraints = ReadonlyMap<string, ConstraintRefusal>;
type DatabaseFault = { code: string; constraint?: string };

function fromFastify(error: FastifyError): Problem | undefined {
  // So long a name is nobody's.
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return new Problem('not_found', { cause: error });
  switch (error.statusCode) {
    case 400:
    // A part of a form that says that it is JSON, and is none.
    case 406:
      return new Problem('malformed_request', { cause: error });
    case 413:
      return new Problem('payload_too_large', { cause: error });
    case 415:
      return new Problem('unsupported_media_type', { cause: error });
    default:
      return undefined;
  }
}

/** Any error → the refusal that answers it. What nobody foresaw becomes `internal_error`. */
function toProblem(error: unknown, constraints: Constraints, body: unknown): Problem {
  if (error instanceof Problem) return error;
  const fault = error as Partial<DatabaseFault> & Partial<FastifyError>;
  const named = fault.constraint === undefined ? undefined : constraints.get(fault.constraint);
  if (named) return constraintProblem(named, body, error);
  if (isDatabaseAway(error)) return new Problem('database_unavailable', { cause: error, retryAfterSeconds: 2 });
  if (isCutOff(error)) return new Problem('overloaded', { cause: error, retryAfterSeconds: 10 });
  if (isClash(error) || isLockTimeout(error)) return new Problem('conflict', { cause: error });
  return fromFastify(error as FastifyError) ?? new Problem('internal_error', { cause: error });
}

/** The same with the endpoint's own sentence for a fault. */
function inItsWords(problem: Problem, faultMessage: string | undefined): Problem {
  if (problem.code === 'internal_error' && faultMessage !== undefined) problem.message = faultMessage;
  return problem;
}

/** The one shape of every refusal. */
export function refusalBody(problem: Problem, requestId: string) {
  return {
    message: problem.message,
    error: problem.code,
    ...(problem.errors ? { errors: problem.errors } : {}),
    requestId,
  };
}

/** What nobody foresaw is a fault; what is closed, away or too busy for a while is none, and needs no stack. */
function logProblem(log: FastifyBaseLogger, problem: Problem): void {
  const { cause = problem } = problem;
  if (problem.status >= 500 && problem.status !== 503) log.error({ err: cause }, problem.code);
  // Of a shop that is closed the line of the answer says enough.
  else if (problem.status === 503 && problem.code !== 'maintenance')
    log.warn({ reason: reasonOf(cause) }, problem.code);
}

type Asked = { faultMessage: string | undefined; body?: unknown };

/** Any error → the refusal that is told of it, a fault's in the endpoint's own words where it has some; the log hears of faults. */
export type Refuse = (error: unknown, log: FastifyBaseLogger, asked: Asked) => Problem;

/** `constraints`: the database's named constraints, and the refusal that each one means. */
export function createRefuse(constraints: Constraints): Refuse {
  return (error, log, { faultMessage, body }) => {
    const problem = inItsWords(toProblem(error, constraints, body), faultMessage);
    logProblem(log, problem);
    return problem;
  };
}

/** Turns every error into an answer: never a stack, never SQL, never a library's own words. */
export function answerErrors(refuse: Refuse) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { faultMessage } = request.routeOptions.config;
    const problem = refuse(error, request.log, { faultMessage, body: request.body });
    if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', String(problem.retryAfterSeconds));
    void reply
      .status(problem.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(refusalBody(problem, request.id));
  };
}

/** What is asked where nothing is: 404, or 405 where only the method is wrong. OPTIONS hears what is possible there. */
export function answerNothingThere(methodsAt: (path: string) => string[]) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = methodsAt(path);
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    reply.header('cache-control', 'no-store');
    if (methods.length > 0 && request.method === 'OPTIONS') return void reply.status(204).send();
    // An address of the right form that no route took names nothing, whatever the method.
    const isOtherMethod = methods.length > 0 && !methods.includes(request.method);
    const code: RefusalCode = isOtherMethod ? 'method_not_allowed' : 'not_found';
    void reply
      .status(REFUSALS[code].status)
      .send({ message: refusalMessage(code), error: code, requestId: request.id });
  };
}
