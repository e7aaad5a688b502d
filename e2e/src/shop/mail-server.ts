import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as its reader sees it. */
export type ReceivedMail = { subject: string; text: string; html: string };

export type MailServer = { smtpUrl: string; inboxUrl: string; stop(): Promise<void> };

const LOOPBACK = '127.0.0.1';

function readable({ subject = '', text = '', html = '' }: Email): ReceivedMail {
  return { subject, text, html };
}

function portOf(server: { address(): AddressInfo | string | null }): number {
  return (server.address() as AddressInfo).port;
}

/** Words of a subject whose mails are refused once for each address, as by a mail server that takes only so many a day. */
export const REFUSED_AT_FIRST = 'refusé d’abord';

async function startSmtp(received: Email[]) {
  const refused = new Set<string>();
  const refuseOnce = ({ subject = '', to = [] }: Email) => {
    const name = [subject, ...to.map(({ address }) => address)].join();
    if (!subject.includes(REFUSED_AT_FIRST) || refused.has(name)) return;
    refused.add(name);
    throw Object.assign(new Error('Daily quota reached'), { responseCode: 554 });
  };
  const receive = async (stream: Readable) => {
    const mail = await PostalMime.parse(await buffer(stream));
    refuseOnce(mail);
    received.push(mail);
  };
  const smtp = new SMTPServer({
    authOptional: true,
    closeTimeout: 10,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => callbackify(receive)(stream, done),
  });
  const listening = smtp.listen(0, LOOPBACK);
  await once(listening, 'listening');
  return { smtp, port: portOf(listening) };
}

/** The tests run in processes of their own: they read what arrived over HTTP. */
async function startInbox(received: readonly Email[]) {
  const inbox = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://inbox').searchParams.get('to');
    const mails = received.filter((mail) => mail.to?.some(({ address }) => address === to)).map(readable);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(mails));
  });
  inbox.listen(0, LOOPBACK);
  await once(inbox, 'listening');
  return inbox;
}

/** A real mail server that keeps what it receives, and an inbox to read it: `GET /?to=<address>`. */
export async function startMailServer(): Promise<MailServer> {
  const received: Email[] = [];
  const { smtp, port } = await startSmtp(received);
  const inbox = await startInbox(received);
  return {
    smtpUrl: `smtp://${LOOPBACK}:${port}`,
    inboxUrl: `http://${LOOPBACK}:${portOf(inbox)}`,
    async stop() {
      inbox.close();
      inbox.closeAllConnections();
      await new Promise<void>((resolve) => {
        smtp.close(() => resolve());
      });
    },
  };
}
