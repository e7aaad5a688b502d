import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { afterAll } from 'vitest';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type MailServer = {
  url: string;
  /** What arrived, as a mail program reads it, oldest first. */
  received: Email[];
  /** Stops answering at its port. */
  stop(): Promise<void>;
  /** Answers at the same port again. */
  start(): Promise<void>;
};

const UNKNOWN_MAILBOX = /^inconnu@/;
const HANGS_UP = /^raccroche/;
const SWALLOWS = /^avale@/;

function rejection(): Error {
  return Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 });
}

async function receive(stream: Readable, received: Email[]): Promise<void> {
  received.push(await PostalMime.parse(await buffer(stream)));
}

/**
 * A real mail server on a port of its own; it knows no mailbox that begins with `inconnu@`, hangs up at one that begins with `raccroche`,
 * and takes what is for `avale@` without a word, hanging up then.
 */
export async function useMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: Email[] = [];
  const sockets = new Map<number | undefined, Socket>();
  let server: SMTPServer | undefined;
  let port = 0;

  async function start(): Promise<void> {
    server = new SMTPServer({
      authOptional: true,
      closeTimeout: 10,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, { remotePort }, done) {
        if (HANGS_UP.test(address)) sockets.get(remotePort)?.destroy();
        else done(UNKNOWN_MAILBOX.test(address) ? rejection() : null);
      },
      onData(stream, { envelope, remotePort }, done) {
        const isSwallowed = envelope.rcptTo.some(({ address }) => SWALLOWS.test(address));
        callbackify(receive)(stream, received, isSwallowed ? () => sockets.get(remotePort)?.destroy() : done);
      },
      ...options,
    });
    // A client that gives the connection up is what some tests are about.
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
    const listening = server.listen(port, '127.0.0.1');
    await once(listening, 'listening');
    port = (listening.address() as AddressInfo).port;
  }

  async function stop(): Promise<void> {
    const stopped = server;
    server = undefined;
    if (stopped) await new Promise<void>((resolve) => stopped.close(() => resolve()));
  }

  await start();
  afterAll(stop);
  return { url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`, received, stop, start };
}
