import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contract, mayDo, type Access, type Contract, type Endpoint, type EndpointKey } from '@tokpa/contract';
import { withTrace } from '../audit.ts';
import { makeAnswer } from '#platform/cache/answer';
import { isSharedCaller } from '#platform/cache/http-cache';
import { headersSoFar, sendShared, type Tag } from '#platform/cache/shared-answers';
import { Problem } from '../problem.ts';
import type { Session, ShopperSession, StaffSession } from '../session.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';
import { isWrittenOtherwise, textBytesOf } from './bodies.ts';
import { bodyFromForm } from './form-values.ts';
import { type Form, readForm, type UploadedFile } from './forms.ts';
import { compiledLater } from './json-schema.ts';
import type { createSharedEndpoints } from './shared-endpoints.ts';
import { parseAddress, parseOrRefuse, queryNames } from './validate.ts';

export const API_PREFIX = '/api/v1';

type SessionFor<A extends Access> = A extends 'shopper'
  ? ShopperSession
  : A extends 'staff'
    ? StaffSession
    : A extends 'shopper-or-staff'
      ? Session
      : Session | undefined;

type Parsed<K extends EndpointKey, Part extends 'params' | 'query' | 'body'> =
  Contract[K] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** What a handler gets: everything parsed, and who asks. */
export type Call<K extends EndpointKey> = {
  params: Parsed<K, 'params'>;
  query: Parsed<K, 'query'>;
  body: Parsed<K, 'body'>;
  session: SessionFor<Contract[K]['access']>;
  /** The caller's address, as far as TRUST_PROXY lets it be believed. */
  ip: string;
  header(name: string): string | undefined;
  /** Asks only what the answer would be: nobody gets any of it. */
  isHead: boolean;
  /** The files of a form, in the order in which they came; none in JSON. */
  files: readonly UploadedFile[];
  /** The body's bytes as text, before parsing: what a signature is made over. */
  rawBody: string;
  /** Names what the answer was made from: it is dropped from the caches when one of them changes. */
  tag: Tag;
};

type Answer<K extends EndpointKey> = Contract[K] extends { file: string }
  ? FileAnswer
  : z.input<Contract[K]['response']>;

export type Handler<K extends EndpointKey> = (call: Call<K>) => Promise<Answer<K>>;
export type Route = <K extends EndpointKey>(key: K, handler: Handler<K>) => void;
export type Authenticate = (bearerToken: string, ip: string) => Promise<Session | undefined>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on endpoints of the contract that answer no file. */
    isJson?: boolean;
  }
  interface FastifyRequest {
    rawBody: string;
  }
}

export function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

function loginRequired({ loginMessage }: Endpoint): Problem {
  const problem = new Problem('login_required');
  if (loginMessage !== undefined) problem.message = loginMessage;
  return problem;
}

function isAllowed({ access, right }: Endpoint, session: Session): boolean {
  if (access !== 'shopper-or-staff' && access !== session.kind) return false;
  return session.kind === 'shopper' || (right !== undefined && mayDo(session.role, right));
}

/**
 * Staff who shop in the same browser send their shopper's token beside their own (`X-User-Token`): what is open to shoppers is
 * done as that shopper. Throws `shopper_session_expired` when that token is no longer good.
 */
async function shopperBeside(
  { access }: Endpoint,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Session | undefined> {
  const token = request.headers['x-user-token'];
  if (typeof token !== 'string' || access === 'staff') return undefined;
  const session = await authenticate(token, request.ip);
  if (session?.kind !== 'shopper') throw new Problem('shopper_session_expired');
  return session;
}

async function sessionFor(
  endpoint: Endpoint,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Session | undefined> {
  const { access } = endpoint;
  const token = bearerToken(request);
  if (token === undefined && access !== 'public') throw loginRequired(endpoint);
  const sender = token === undefined ? undefined : await authenticate(token, request.ip);
  if (access === 'public') return sender;
  if (!sender) throw new Problem('unauthorized');
  const session = (sender.kind === 'staff' && (await shopperBeside(endpoint, request, authenticate))) || sender;
  if (!isAllowed(endpoint, session)) throw new Problem('forbidden');
  return session;
}

const NO_BODY = z.strictObject({});

/** What `missing` is asked about; what is no object is refused by the schema. */
function missingIn({ missing }: Endpoint, body: unknown, files: readonly UploadedFile[]): Record<string, string> {
  if (!missing || typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  return { ...missing({ body: { ...body }, files: files.map(({ field }) => field) }) };
}

function parseBody(endpoint: Endpoint, sent: unknown, files: readonly UploadedFile[]): unknown {
  const body = sent ?? {};
  if (endpoint.body) return parseOrRefuse(endpoint.body, body, missingIn(endpoint, body, files));
  // Whoever sends something where nothing is read expects another effect than the one that they would get.
  parseOrRefuse(NO_BODY, body);
  return undefined;
}

function parseCall(endpoint: Endpoint, request: FastifyRequest, form: Form | undefined) {
  const files = form?.files ?? [];
  // Whoever refuses later finds what was sent where the body of any request is.
  if (form) request.body = bodyFromForm(endpoint.body ?? NO_BODY, form.fields);
  return {
    ...parseAddress(endpoint, request.params, request.query),
    body: parseBody(endpoint, request.body, files),
    files,
  };
}

/** Whoever may not call does not get to fill the disk: read after access is granted. */
async function formOf(endpoint: Endpoint, request: FastifyRequest): Promise<Form | undefined> {
  if (!request.isMultipart()) return undefined;
  if (!endpoint.files || isWrittenOtherwise(request)) throw new Problem('unsupported_media_type');
  return readForm(request, endpoint.files, textBytesOf(endpoint));
}

/** What somebody at the shop changes must stand in the log; `GET` changes nothing. */
function isTraced(method: string, { access }: Endpoint, session: Session | undefined): boolean {
  return method !== 'GET' && access !== 'public' && session?.kind === 'staff';
}

/** Nobody in particular reads what everybody may read, where others are told more. */
function isToldToAll(method: string, session: Session | undefined): boolean {
  return method === 'GET' && session === undefined;
}

/** Known by its ETag like every public answer, and kept nowhere: nothing says what it was made from. */
function sendToAll(request: FastifyRequest, reply: FastifyReply, { response }: Endpoint, told: unknown): FastifyReply {
  const type = 'application/json; charset=utf-8';
  const headers = { ...headersSoFar(reply), 'cache-control': 'public, no-cache', 'content-type': type };
  const body = compiledLater(response)(told);
  return sendShared(request, reply, makeAnswer({ what: 'data', status: reply.statusCode, headers, body, tags: [] }));
}

type Parts = {
  authenticate: Authenticate;
  share: ReturnType<typeof createSharedEndpoints>;
  /** Hears of an act of the team that left no line in the log. */
  noTrace: (key: EndpointKey) => void;
};

/** Binds contract endpoints to Fastify: access, then validation, then the handler, then serialisation by the contract. */
export function createRoute(app: FastifyInstance, { authenticate, noTrace, share }: Parts): Route {
  app.setSerializerCompiler<z.ZodType>(({ schema }) => compiledLater(schema));
  return (key, handler) => {
    const [method = '', path = ''] = key.split(' ');
    const endpoint: Endpoint = contract[key];
    const status = endpoint.status ?? 200;
    const answerAll = endpoint.cacheable
      ? share(key, endpoint, (call) => handler(call as unknown as Parameters<typeof handler>[0]))
      : undefined;
    app.route({
      method,
      url: API_PREFIX + path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: {
        faultMessage: endpoint.faultMessage,
        isJson: !endpoint.file,
        ...(endpoint.cacheable && { cachedBy: queryNames(endpoint) }),
      },
      bodyLimit: textBytesOf(endpoint),
      ...(endpoint.bodyMegabytes !== undefined && {
        // Nobody fills the memory with what they may not send: so much is not read before access is granted.
        onRequest: async (request: FastifyRequest) => void (await sessionFor(endpoint, request, authenticate)),
      }),
      schema: endpoint.file ? {} : { response: { [status]: endpoint.response } },
      async handler(request, reply) {
        // Where everybody is told the same nobody looks at who asks, except for staff, who may see more: they pass by the caches.
        if (answerAll && isSharedCaller(request.headers.authorization)) {
          return sendShared(request, reply, await answerAll(request, parseCall(endpoint, request, undefined)));
        }
        const session = await sessionFor(endpoint, request, authenticate);
        const form = await formOf(endpoint, request);
        try {
          const input = parseCall(endpoint, request, form);
          reply.status(status).header('cache-control', 'no-store');
          const answer = () =>
            handler({
              ...input,
              session,
              ip: request.ip,
              header: (name: string) => request.headers[name.toLowerCase()]?.toString(),
              isHead: request.method === 'HEAD',
              rawBody: request.rawBody,
              tag: () => undefined,
            } as unknown as Parameters<typeof handler>[0]);
          const answered = await (isTraced(method, endpoint, session)
            ? withTrace(answer, () => noTrace(key))
            : answer());
          if (endpoint.file) return sendFile(reply, answered as FileAnswer);
          return isToldToAll(method, session) ? sendToAll(request, reply, endpoint, answered) : answered;
        } finally {
          await form?.discard();
        }
      },
    });
  };
}
