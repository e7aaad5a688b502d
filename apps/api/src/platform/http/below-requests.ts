import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { ConnectionError } from 'fastify';
import type { Logger } from 'pino';
import type { RefusalCode } from '@tokpa/contract';
import { Problem } from '../problem.ts';
import { refusalBody } from './errors.ts';

const REFUSAL_OF: Readonly<Record<string, RefusalCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  HPE_INVALID_METHOD: 'method_not_allowed',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};
// A parser that does not know the first word says the same of a strange method and of no request at all.
const REQUEST_LINE = /^[A-Z-]+ \S+ HTTP\/1\.[01]\r?\n/;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

function refusalOf({ code, rawPacket }: ConnectionError): RefusalCode {
  const known = REFUSAL_OF[code] ?? 'malformed_request';
  if (known !== 'method_not_allowed') return known;
  const isRequest = Buffer.isBuffer(rawPacket) && REQUEST_LINE.test(rawPacket.toString('latin1'));
  return isRequest ? known : 'malformed_request';
}

/** Who asks for the headers alone takes a body for the next answer. */
function isHead({ rawPacket }: ConnectionError): boolean {
  return Buffer.isBuffer(rawPacket) && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD ';
}

/** A whole HTTP answer as text: there is no request yet that a framework could answer. */
function writeAnswer(problem: Problem, common: Readonly<Record<string, string>>, withBody: boolean): string {
  const body = JSON.stringify(refusalBody(problem, crypto.randomUUID()));
  const headers = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    ...Object.entries(common).map(([name, value]) => `${name}: ${value}`),
    ...(problem.code === 'method_not_allowed' ? [`allow: ${METHODS}`] : []),
  ];
  return `${headers.join('\r\n')}\r\n\r\n${withBody ? body : ''}`;
}

/** Refuses what never became a request: bytes that are no HTTP, headers beyond all measure, a method that does not exist. `headers` go with it. */
export function refuseBelowRequests(log: Logger, headers: Readonly<Record<string, string>>) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    log.debug({ err: error }, 'refused before it was a request');
    if (socket.writable) socket.write(writeAnswer(new Problem(refusalOf(error)), headers, !isHead(error)));
    socket.destroySoon();
  };
}
