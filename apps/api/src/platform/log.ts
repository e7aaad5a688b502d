import { type DestinationStream, pino, type Logger } from 'pino';
import type { Config } from '#config';
import { TOKEN_PREFIXES } from './tokens.ts';

const LONGEST_CHAIN = 4;

/**
 * An error as the log keeps it. A driver's error also carries the row that it was about, a mail server's the letter: what
 * stands here is what says where the fault is, and nothing of whom it met.
 */
function toLogged(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const { name: type, message, stack, cause } = error;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  const isLast = cause === undefined || depth >= LONGEST_CHAIN;
  return { type, message, code, constraint, stack, ...(isLast ? {} : { cause: toLogged(cause, depth + 1) }) };
}

// E-mail addresses, telephone numbers, tokens of sessions and of links: in the words of a mail server, a database or a library, and in addresses.
// The bound of what stands before the @ is RFC 5321's: without one, a line of nothing but letters is read from each of them to its end.
const PERSONAL: readonly (readonly [what: RegExp, instead: string])[] = [
  [/[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/(?:\+|%2B)\d{8,15}\b/gi, '[phone]'],
  [/\b01[\s.]?\d{2}(?:[\s.]?\d{2}){3}\b/g, '[phone]'],
  [new RegExp(`\\b(?:${TOKEN_PREFIXES.join('|')})[\\w-]{20,}`, 'g'), '[token]'],
];

function withoutPersons(line: string): string {
  return PERSONAL.reduce((text, [what, instead]) => text.replaceAll(what, instead), line);
}

/** JSON lines on standard output, or to `destination`. Whatever is told to it, no line names a person. */
export function createLog(config: Config, destination?: DestinationStream): Logger {
  const options = { level: config.logLevel, serializers: { err: toLogged }, hooks: { streamWrite: withoutPersons } };
  return destination ? pino(options, destination) : pino(options);
}

/** An address as a log may keep it: its path and the names of its parameters. What people search for and links prove stays out. */
export function loggedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (!query) return path;
  return `${path}?${[...new Set(new URLSearchParams(query).keys())].join('&')}`;
}

/** Why something is not to be had that will be again: a sentence without the places in the code. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
