import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS, refusalMessage, type RefusalCode } from '@tokpa/contract';
import { Problem } from '../problem.ts';

type DatabaseFault = { code: string; constraint?: string };

// PostgreSQL's own codes: connection faults (08), shut-down and start-up (57P), too many connections (53300).
const DATABASE_AWAY = /^(08\w{3}|57P\d{2}|53300)$/;
const SOCKET_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);
const POOL_AWAY =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;
const CLASHES = new Set(['40001', '40P01', '55P03']);

/** Whether the database, and not the request, is the trouble: the same call may work in a moment. */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as Partial<DatabaseFault>).code ?? '';
  return DATABASE_AWAY.test(code) || SOCKET_AWAY.has(code) || POOL_AWAY.test(error.message);
}

function fromFastify(error: FastifyError): Problem | undefined {
  // So long a name is nobody's.
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return new Problem('not_found', { cause: error });
  switch (error.statusCode) {
    case 400:
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
function toProblem(error: unknown, constraints: ReadonlyMap<string, RefusalCode>): Problem {
  if (error instanceof Problem) return error;
  const fault = error as Partial<DatabaseFault> & Partial<FastifyError>;
  const named = fault.constraint === undefined ? undefined : constraints.get(fault.constraint);
  if (named) return new Problem(named, { cause: error });
  if (isDatabaseAway(error)) return new Problem('database_unavailable', { cause: error, retryAfterSeconds: 2 });
  if (CLASHES.has(fault.code ?? '')) return new Problem('conflict', { cause: error });
  return fromFastify(error as FastifyError) ?? new Problem('internal_error', { cause: error });
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

/** Turns every error into an answer: never a stack, never SQL, never a library's own words. */
export function answerErrors(constraints: ReadonlyMap<string, RefusalCode>) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const problem = toProblem(error, constraints);
    if (problem.status >= 500) request.log.error({ err: problem.cause ?? problem }, problem.code);
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
