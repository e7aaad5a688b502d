import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointKey } from '@tokpa/contract';
import { ApiError, callPath, createClient, type ApiClient, type CallOutput } from '@tokpa/contract/client';
import { API_PREFIX, createInjectFetch, type Answer, Problem, refusalBody } from '@tokpa/api';

/** The API as one page's loaders call it, and what their answers were made from. */
export type PageApi = {
  client: ApiClient;
  tags: ReadonlySet<string>;
  /** False once something was asked for that is not the same for everybody, or was refused. */
  isCacheable(): boolean;
  /** When what was refused may be asked for again, as the header of that name says it. */
  retryAfter(): string | undefined;
};

// Every page asks for the settings and the categories: what a kept answer says is read for all pages but its first, which has it to itself, once.
const said = new WeakMap<Answer, unknown>();

/** So that no page can change what the next one is shown. */
function freezeAll(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeAll(part);
}

function read(answer: Answer): unknown {
  const known = said.get(answer);
  if (known !== undefined) return known;
  const body: unknown = JSON.parse(answer.text());
  const isFirst = !said.has(answer);
  if (!isFirst) freezeAll(body);
  said.set(answer, isFirst ? undefined : body);
  return body;
}

type Input = Parameters<typeof callPath>[1];

/** The parameters in an address, as they stand there. */
const asText = (params: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

/**
 * A client in this process, for whom a page is made: what everybody is told is read where it is kept or made, without a request; all else is asked of
 * the API without a network.
 */
export function createPageApi(
  app: Pick<FastifyInstance, 'inject' | 'readShared'>,
  asker: Pick<FastifyRequest, 'ip' | 'id' | 'log'>,
): PageApi {
  const others = createClient({ fetch: createInjectFetch(app, asker.ip) });
  const tags = new Set<string>();
  let cacheable = true;
  let retryAfter: string | undefined;
  const bodies = new Map<string, Promise<unknown>>();

  async function readBody(asked: Promise<Answer>): Promise<unknown> {
    const answer = await asked;
    for (const tag of answer.tags) tags.add(tag);
    return read(answer);
  }

  /** The page's frame and the page itself ask for much that is the same: it is asked once, and both are told the same object. */
  function askOnce(key: EndpointKey, input: Input = {}): Promise<unknown> | undefined {
    const address = API_PREFIX + callPath(key.slice(key.indexOf(' ') + 1), input);
    const ask = `${key} ${address}`;
    const known = bodies.get(ask);
    if (known) return known;
    const answer = app.readShared(key, { address, params: asText(input.params), asker });
    if (!answer) return undefined;
    const body = readBody(answer);
    bodies.set(ask, body);
    return body;
  }

  /** What the client throws in a browser too. */
  function toApiError(error: unknown): unknown {
    if (!(error instanceof Problem)) return error;
    const seconds = error.retryAfterSeconds;
    return new ApiError(error.status, refusalBody(error, asker.id), seconds === undefined ? null : String(seconds));
  }

  const client: ApiClient = {
    async call(key, ...input) {
      try {
        const shared = askOnce(key, input[0] as Input);
        if (shared) return (await shared) as CallOutput<typeof key>;
        cacheable = false;
        return await others.call(key, ...input);
      } catch (cause) {
        const error = toApiError(cause);
        cacheable = false;
        if (error instanceof ApiError) retryAfter = error.retryAfterSeconds?.toString() ?? retryAfter;
        throw error;
      }
    },
  };

  return { client, tags, isCacheable: () => cacheable, retryAfter: () => retryAfter };
}
