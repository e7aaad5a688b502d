import type { Readable } from 'node:stream';
import { readRefusal, type SmtpError } from './refusal.ts';
import type { RenderedMail } from './templates.ts';

type Outgoing = RenderedMail & { id: string; recipient: string; headers: Readonly<Record<string, string>> };

/** Delivers to a mail server. `stop` closes its idle connections. */
export type Transport = { deliver(mail: Outgoing): Promise<void>; stop(): void };

/** Why a mail did not go: `server` takes none at present, from whomever or from the shop; else it is this mail or its mailbox. */
export type Blame = { of: 'server' | 'mail'; isForGood: boolean };

type DeliveryFault = SmtpError & { hasBegun?: boolean };

const SERVER: Blame = { of: 'server', isForGood: false };
// « Service not available », which a mail server that closes down may answer to any command.
const CLOSES_DOWN = 421;
// The client's names for what has to do with the letter that it was given.
const OF_LETTER = new Set<string | undefined>(['EENVELOPE', 'EMESSAGE', 'ESTREAM', undefined]);

/**
 * A connection that breaks over the words of a mail counts as that mail's: the server may have it whole, and who is tried for days would
 * get it dozens of times.
 */
export function blameFor(error: unknown): Blame {
  const fault = error as DeliveryFault;
  if (fault.responseCode === CLOSES_DOWN) return SERVER;
  if (!OF_LETTER.has(fault.code)) return fault.hasBegun === true ? { of: 'mail', isForGood: false } : SERVER;
  const refusal = readRefusal(fault);
  if (refusal?.of === 'shop') return SERVER;
  return { of: 'mail', isForGood: refusal?.isForGood ?? false };
}

async function openPool(smtpUrl: string) {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** `smtps://` speaks TLS from the first byte; `smtp://` goes over to it as soon as the server offers it. */
export function createTransport(smtpUrl: string, from: string): Transport {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  /** The words of each mail that is on its way: of a broken connection they tell whether any had left. */
  const words = new Map<string, Readable>();
  let opening: ReturnType<typeof openPool> | undefined;

  async function open() {
    const smtp = await openPool(smtpUrl);
    smtp.use('stream', ({ message }, done) => {
      const createReadStream = message.createReadStream.bind(message);
      message.createReadStream = (options) => {
        const stream = createReadStream(options);
        words.set(message.messageId(), stream);
        return stream;
      };
      done();
    });
    return smtp;
  }

  return {
    async deliver(mail) {
      opening ??= open();
      const smtp = await opening;
      // The same at every try: a mail program shows a mail that came twice once.
      const messageId = `<${mail.id}@${domain}>`;
      try {
        await smtp.sendMail({
          from,
          to: mail.recipient,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
        });
      } catch (error) {
        if (error instanceof Error) Object.assign(error, { hasBegun: words.get(messageId)?.readableDidRead === true });
        throw error;
      } finally {
        words.delete(messageId);
      }
    },
    stop() {
      void opening?.then((smtp) => smtp.close());
    },
  };
}
