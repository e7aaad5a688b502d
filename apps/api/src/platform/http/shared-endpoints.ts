import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contract, type Endpoint, type EndpointKey } from '@tokpa/contract';
import type { Answer } from '#platform/cache/answer';
import type { AnswerCache } from '#platform/cache/answer-cache';
import { cacheKey } from '#platform/cache/http-cache';
import { makeShared, type Tag } from '#platform/cache/shared-answers';
import type { Throttle } from '../throttle.ts';
import type { Refuse } from './errors.ts';
import { compiledLater } from './json-schema.ts';
import { countSearch } from './limit-searches.ts';
import { parseAddress, queryNames } from './validate.ts';

/** What an endpoint is asked in this process: its whole address as it would be asked over HTTP, the parameters in its path, and who asks. */
export type SharedAsk = {
  address: string;
  params: Readonly<Record<string, string>>;
  asker: Pick<FastifyRequest, 'ip' | 'log'>;
};

/**
 * What everybody is told by an endpoint, asked in this process and without a request: from the cache, or made and kept as if it had been asked
 * over HTTP. Undefined where the endpoint has no such answer; throws a `Problem` where it refuses.
 */
export type ReadShared = (key: EndpointKey, ask: SharedAsk) => Promise<Answer> | undefined;

declare module 'fastify' {
  interface FastifyInstance {
    readShared: ReadShared;
  }
}

type Parsed = ReturnType<typeof parseAddress>;

/** What a handler hears of a caller who is nobody in particular. */
const NOBODY = {
  body: undefined,
  session: undefined,
  files: [],
  rawBody: '',
  isHead: false,
  header: () => undefined,
} as const;
type SharedCall = typeof NOBODY & Parsed & { ip: string; tag: Tag };

type Parts = {
  cache: AnswerCache;
  throttle: Throttle;
  refuse: Refuse;
  /** What every answer in JSON carries. */
  headers: Readonly<Record<string, string>>;
};

function queryIn(address: string): Record<string, string> {
  const start = address.indexOf('?');
  return start === -1 ? {} : Object.fromEntries(new URLSearchParams(address.slice(start)));
}

// What stands in the contract's own paths: a product that is called so is not what is found over HTTP where its slug stands in an address.
const SEGMENTS: ReadonlySet<string> = new Set(Object.keys(contract).flatMap((key) => key.split('/')));

/** The endpoints whose answers are the same for everybody. Each is bound once; what comes back makes its answers, and `app.readShared` asks it in this process. */
export function createSharedEndpoints(app: FastifyInstance, { cache, throttle, refuse, headers }: Parts) {
  const all = { ...headers, 'cache-control': 'public, no-cache', 'content-type': 'application/json; charset=utf-8' };
  const readers = new Map<EndpointKey, (ask: SharedAsk) => Promise<Answer>>();
  app.decorate('readShared', (key, ask) => readers.get(key)?.(ask));

  return (key: EndpointKey, endpoint: Endpoint, handle: (call: SharedCall) => Promise<unknown>) => {
    const names = queryNames(endpoint);
    const serialise = compiledLater(endpoint.response);

    const make = (keptAs: string, ip: string, parsed: Parsed): Promise<Answer> =>
      makeShared(cache, keptAs, async (tag) => {
        const said = await handle({ ...NOBODY, ...parsed, ip, tag });
        return { headers: all, text: serialise(said) };
      });

    readers.set(key, async ({ address, params, asker: { ip, log } }) => {
      const isElsewhere = Object.values(params).some((value) => SEGMENTS.has(value));
      const keptAs = isElsewhere ? `${key} ${address}` : cacheKey(address, names);
      const kept = cache.find(keptAs);
      if (kept) return kept;
      const query = queryIn(address);
      try {
        await countSearch(throttle, query, ip);
        return await make(keptAs, ip, parseAddress(endpoint, params, query));
      } catch (error) {
        throw refuse(error, log, { faultMessage: endpoint.faultMessage });
      }
    });

    /** What is asked over HTTP, parsed. */
    return ({ url, ip }: Pick<FastifyRequest, 'url' | 'ip'>, { params, query }: Parsed): Promise<Answer> =>
      make(cacheKey(url, names), ip, { params, query });
  };
}
