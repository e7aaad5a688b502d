import { request as askRaw } from 'node:http';
import autocannon from 'autocannon';
import { cpuSeconds } from './cpu.ts';

export type Load = { perSecond: number; p99Ms: number; cpuMicroseconds: number; failed: number };

const CONNECTIONS = 32;
const BROWSER_ENCODINGS = 'gzip, deflate, br';
/** Asks one address as fast as 32 connections can, as a browser that takes brotli would. */
export async function load(url: string, pid: number, seconds: number): Promise<Load> {
  const before = await cpuSeconds(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': BROWSER_ENCODINGS },
  });
  const used = (await cpuSeconds(pid)) - before;
  return {
    perSecond: result.requests.average,
    p99Ms: result.latency.p99,
    cpuMicroseconds: (used / result.requests.total) * 1_000_000,
    failed: result.non2xx + result.errors,
  };
}

// Node writes these itself, in the shop as in the bare server.
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive']);

/** One answer as it came over the wire, still compressed. */
export function record(url: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    askRaw(url, { headers: { 'accept-encoding': BROWSER_ENCODINGS } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const headers: string[] = [];
        for (let at = 0; at < response.rawHeaders.length; at += 2) {
          const name = response.rawHeaders[at] ?? '';
          if (!OWN_HEADERS.has(name.toLowerCase())) headers.push(name, response.rawHeaders[at + 1] ?? '');
        }
        resolve({ headers, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}
