import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export type StandInAnswer = { status?: number; body: unknown } | 'hang up';

export type FedapayStandIn = {
  url: string;
  heard: { method: string; url: string; authorization: string | undefined; body: unknown }[];
  /** `METHOD /path` → what is answered there, or what happens there before it is answered; anything else is 404. */
  answers: Record<string, StandInAnswer | (() => Promise<StandInAnswer>)>;
};

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? undefined : JSON.parse(text);
}

async function answer(standIn: FedapayStandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers } = request;
  standIn.heard.push({ method, url, authorization: headers.authorization, body: await readBody(request) });
  const told = standIn.answers[`${method} ${url}`] ?? { status: 404, body: { message: 'Introuvable' } };
  const said = typeof told === 'function' ? await told() : told;
  if (said === 'hang up') {
    request.socket.destroy();
    return;
  }
  response.writeHead(said.status ?? 200, { 'content-type': 'application/json' });
  response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body));
}

/** A server in FedaPay's place for one test file: it answers what the test tells it to, and remembers what it was asked. */
export async function useFedapayStandIn(): Promise<FedapayStandIn> {
  const standIn: FedapayStandIn = { url: '', heard: [], answers: {} };
  const server = createServer((request, response) => void answer(standIn, request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });
  return standIn;
}
