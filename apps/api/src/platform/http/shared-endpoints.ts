import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint, EndpointKey } from '@tokpa/contract';
import type { Answer } from '#platform/cache/answer';
import type { AnswerCache } from '#platform/cache/answer-cache';
import { cacheKey } from '#platform/cache/http-cache';
import { makeShared, type Tag } from '#platform/cache/shared-answers';
import type { Throttle } from '../throttle.ts';
import type { Refuse } from './errors.ts';
import { compiledLater } from './json-schema.ts';
import { countSearch } from './limit-searches.ts';
import { parseAddress } from './validate.ts';

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

/** A handler's call: nobody's in particular. */
type SharedCall = ReturnType<typeof parseAddress> & {
  body: undefined;
  session: undefined;
  files: readonly [];
  rawBody: '';
  ip: string;
  header: () => undefined;
  tag: Tag;
};

type Asked = ReturnType<typeof parseAddress> & { address: string; ip: string };

type Parts = {
  cache: AnswerCache;
  throttle: Throttle;
  refuse: Refuse;
  /** What every answer in JSON carries. */
  headers: Readonly<Record<string, string>>;
};

/** The endpoints whose answers are the same for everybody. Each is bound once; what comes back makes its answers, and `app.readShared` asks it in this process. */
export function createSharedEndpoints(app: FastifyInstance, { cache, throttle, refuse, headers }: Parts) {
  const told = { ...headers, 'cache-control': 'public, no-cache', 'content-type': 'application/json; charset=utf-8' };
  const readers = new Map<EndpointKey, (ask: SharedAsk) => Promise<Answer>>();
  app.decorate('readShared', (key, ask) => readers.get(key)?.(ask));

  return (key: EndpointKey, endpoint: Endpoint, handle: (call: SharedCall) => Promise<unknown>) => {
    const names = Object.keys(endpoint.query?.shape ?? {});
    const serialise = compiledLater(endpoint.response);

    const answer = ({ params, query, address, ip }: Asked): Promise<Answer> =>
      makeShared(cache, cacheKey(address, names), async (tag) => {
        const nobody = {
          body: undefined,
          session: undefined,
          files: [],
          rawBody: '',
          header: () => undefined,
        } as const;
        return { headers: told, text: serialise(await handle({ ...nobody, params, query, ip, tag })) };
      });

    readers.set(key, async ({ address, params, asker: { ip, log } }) => {
      const kept = cache.find(cacheKey(address, names));
      if (kept) return kept;
      const asked = Object.fromEntries(new URLSearchParams(address.split('?', 2)[1]));
      try {
        await countSearch(throttle, asked, ip);
        return await answer({ ...parseAddress(endpoint, params, asked), address, ip });
      } catch (error) {
        throw refuse(error, log, endpoint.faultMessage);
      }
    });
    return answer;
  };
}
