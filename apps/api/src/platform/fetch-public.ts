import { lookup as lookUp, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

/** Why a file was not fetched, as a French sentence that staff can read. */
export class FetchRefusal extends Error {}

const MOST_REDIRECTS = 4;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PORTS = new Set(['', '80', '443']);

type Limits = {
  maxBytes: number;
  timeoutMs: number;
  /** Which IP addresses and ports may be asked, and who knows the addresses of a name: only a test says otherwise. */
  isAllowed: (address: string) => boolean;
  isPortAllowed: (port: string) => boolean;
  lookUp: (host: string, options: LookupAllOptions, answer: Resolved) => void;
};

type Resolved = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

const LIMITS: Limits = {
  maxBytes: 10 * 1_048_576,
  timeoutMs: 15_000,
  isAllowed: isPublicAddress,
  isPortAllowed: (port) => PORTS.has(port),
  lookUp,
};

const PRIVATE = 'Cette adresse n’est pas sur l’internet public';

function parseAddress(written: string, { isAllowed, isPortAllowed }: Limits): URL {
  const url = URL.parse(written);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new FetchRefusal('Ce n’est pas une adresse en http:// ou https://');
  if (url.username !== '' || url.password !== '') throw new FetchRefusal('Cette adresse contient un mot de passe');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  // A name is looked at when it has become an address; an address has no name to look up.
  if (!isPortAllowed(url.port) || (isIP(host) !== 0 && !isAllowed(host))) throw new FetchRefusal(PRIVATE);
  return url;
}

/** The look-up of the connection itself: what it checks is what is connected to, so a name can not lead elsewhere a moment later. */
function guardedLookup({ isAllowed, lookUp: resolve }: Limits): LookupFunction {
  return (host, options, answer) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      // One closed address among them is enough: whoever answers so has something in mind.
      const refusal = error ?? (addresses.every((one) => isAllowed(one.address)) ? null : new FetchRefusal(PRIVATE));
      if (refusal) return answer(refusal, '', 0);
      if (options.all) return answer(null, addresses);
      const { address, family } = addresses[0] ?? { address: '', family: 0 };
      return answer(null, address, family);
    });
  };
}

function request(url: URL, limits: Limits, signal: AbortSignal): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const headers = { 'user-agent': 'Tokpa', accept: 'image/*' };
  return new Promise((resolve, reject) => {
    get(url, { signal, headers, agent: false, lookup: guardedLookup(limits) }, resolve).once('error', reject);
  });
}

async function readAtMost(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += (part as Buffer).length;
    if (size > maxBytes)
      throw new FetchRefusal(`Ce fichier est trop lourd : ${Math.floor(maxBytes / 1_048_576)} Mo au plus`);
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

async function follow(written: string, limits: Limits, signal: AbortSignal): Promise<Buffer> {
  let url = parseAddress(written, limits);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await request(url, limits, signal);
    try {
      const { statusCode = 0 } = response;
      if (statusCode === 200) return await readAtMost(response, limits.maxBytes);
      const { location } = response.headers;
      if (!REDIRECTS.has(statusCode) || location === undefined)
        throw new FetchRefusal(`Cette adresse répond par une erreur (${statusCode})`);
      url = parseAddress(URL.parse(location, url.href)?.href ?? '', limits);
    } finally {
      response.destroy();
    }
  }
  throw new FetchRefusal('Cette adresse mène toujours plus loin');
}

/**
 * The bytes at an address that somebody wrote: over http or https, from the open internet only, wherever it redirects to, bounded in
 * size and time. Throws a `FetchRefusal`.
 */
export async function fetchPublic(address: string, limits: Partial<Limits> = {}): Promise<Buffer> {
  const all = { ...LIMITS, ...limits };
  const signal = AbortSignal.timeout(all.timeoutMs);
  try {
    return await follow(address, all, signal);
  } catch (error) {
    if (error instanceof FetchRefusal) throw error;
    if (signal.aborted) throw new FetchRefusal('Cette adresse met trop de temps à répondre', { cause: error });
    throw new FetchRefusal('Cette adresse ne répond pas', { cause: error });
  }
}
