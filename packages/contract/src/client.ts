import type { z } from 'zod';
import type { Contract, EndpointKey } from './contract.ts';
import type { FileKind } from './endpoint.ts';

type In<K extends EndpointKey, Part extends 'params' | 'query' | 'body'> =
  Contract[K] extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined;

type Given<Name extends string, Value> = Value extends undefined
  ? { [N in Name]?: undefined }
  : Record<string, never> extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

/** Where an endpoint takes files, a form may be sent in place of JSON: the browser names its type and boundary. */
type FormFor<K extends EndpointKey> = Contract[K] extends { files: Readonly<Record<string, FileKind>> }
  ? FormData
  : never;

/** What a call needs: its path parameters, its query and its body, each only where the endpoint has one. */
export type CallInput<K extends EndpointKey> = Given<'params', In<K, 'params'>> &
  Given<'query', In<K, 'query'>> &
  Given<'body', In<K, 'body'> | FormFor<K>> & { headers?: Readonly<Record<string, string>>; signal?: AbortSignal };

export type CallOutput<K extends EndpointKey> = z.output<Contract[K]['response']>;

type CallArguments<K extends EndpointKey> =
  Record<string, never> extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>];

export type ApiClient = {
  /** Calls one endpoint and resolves to its answer; throws `ApiError` on a refusal and `NetworkError` when no whole answer came. */
  call<K extends EndpointKey>(key: K, ...input: CallArguments<K>): Promise<CallOutput<K>>;
};

/** What a refusal says in words: its sentence, else its error, else its errors, be they a list or a map. */
function saidIn({ message, error, errors }: Record<string, unknown>): string | undefined {
  if (typeof message === 'string' && message !== '') return message;
  // A bare code is for programs.
  if (typeof error === 'string' && error.includes(' ')) return error;
  const listed = Object.values(errors ?? {}).flat();
  return listed.length > 0 ? listed.join(', ') : undefined;
}

/** A refusal as the API answered it. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Whether the answer said what is wrong; a proxy's own page does not. */
  readonly isExplained: boolean;

  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    const refusal = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    const said = saidIn(refusal);
    super(said ?? `HTTP error! status: ${status}`);
    this.name = 'ApiError';
    this.isExplained = said !== undefined;
    this.status = status;
    this.code = typeof refusal['error'] === 'string' ? refusal['error'] : 'unknown';
    this.errors = (refusal['errors'] ?? {}) as Record<string, string[]>;
    this.requestId = typeof refusal['requestId'] === 'string' ? refusal['requestId'] : undefined;
    this.retryAfterSeconds = retryAfter === null ? undefined : Number(retryAfter);
  }
}

/** No answer came, or only its beginning: no network, or the shop is away. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Connexion impossible. Vérifiez votre réseau et réessayez.', { cause });
    this.name = 'NetworkError';
  }
}

/** What the client reads of an answer: a `Response`, or as much of one. */
export type ApiAnswer = Pick<Response, 'ok' | 'status' | 'json' | 'blob'> & { headers: Pick<Headers, 'get'> };

/** What the client asks with: all that `fetch` takes of it. */
export type ApiRequest = {
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
};

type ClientOptions = {
  /** Where the API answers, without its trailing slash; `/api/v1` of the same origin by default. */
  baseUrl?: string;
  fetch?: (url: string, request: ApiRequest) => Promise<ApiAnswer>;
  /** The token to send, read at each call. */
  token?: () => string | null | undefined;
};

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** The path below the API's base, parameters and query filled in. */
export function callPath(template: string, input: Pick<LooseInput, 'params' | 'query'> = {}): string {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] as string),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, `${value as string | number | boolean}`);
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** A file that an endpoint answers instead of JSON. */
export type Download = { name: string; content: Blob };

const PLAIN_NAME = /filename="([^"]*)"/;
const TRUE_NAME = /filename\*=UTF-8''([^;]+)/;

/** The name that the answer gives to its file; undefined when it is none. */
function nameOfDownload({ headers }: ApiAnswer): string | undefined {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = TRUE_NAME.exec(disposition)?.[1];
  return encoded === undefined ? PLAIN_NAME.exec(disposition)?.[1] : decodeURIComponent(encoded);
}

async function readBody(response: ApiAnswer): Promise<unknown> {
  const name = nameOfDownload(response);
  if (name !== undefined) return { name, content: await response.blob() } satisfies Download;
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  try {
    return await response.json();
  } catch (error) {
    // A refusal speaks by its status too. An answer without a length that breaks off ends like a whole one, but is no JSON.
    if (error instanceof SyntaxError && !response.ok) return undefined;
    throw error;
  }
}

/** Somebody on the way (the login page of a hotspot, a proxy) answered in the shop's place. */
function isForeign(body: unknown): boolean {
  return typeof body !== 'object' || body === null;
}

/** A typed client over any `fetch`: the browser's, the server's own in-process one, a test's. */
export function createClient(options: ClientOptions = {}): ApiClient {
  const { baseUrl = '/api/v1', fetch = (url, request) => globalThis.fetch(url, request), token } = options;

  function requestOf(method: string, input: LooseInput): ApiRequest {
    const headers: Record<string, string> = { accept: 'application/json', ...input.headers };
    const bearer = token?.();
    if (bearer) headers['authorization'] ??= `Bearer ${bearer}`;
    const request: ApiRequest = { method, headers };
    if (input.body instanceof FormData) request.body = input.body;
    else if (input.body !== undefined) {
      headers['content-type'] = 'application/json';
      request.body = JSON.stringify(input.body);
    }
    if (input.signal) request.signal = input.signal;
    return request;
  }

  /** An answer that breaks off in its middle is none. */
  async function send(key: string, input: LooseInput): Promise<{ response: ApiAnswer; body: unknown }> {
    const [method = 'GET', template = ''] = key.split(' ');
    try {
      const response = await fetch(baseUrl + callPath(template, input), requestOf(method, input));
      return { response, body: await readBody(response) };
    } catch (cause) {
      if (input.signal?.aborted) throw cause;
      throw new NetworkError(cause);
    }
  }

  return {
    async call(key, ...[input]) {
      const { response, body } = await send(key, (input ?? {}) as LooseInput);
      if (!response.ok) throw new ApiError(response.status, body, response.headers.get('retry-after'));
      if (isForeign(body)) throw new ApiError(502, { message: 'Format de données invalide', error: 'invalid_format' });
      return body as CallOutput<typeof key>;
    },
  };
}
