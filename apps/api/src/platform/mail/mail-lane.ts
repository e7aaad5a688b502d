import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { RenderedMail } from './templates.ts';

export type Letter = RenderedMail & {
  recipient: string;
  headers: Readonly<Record<string, string>>;
  /** The part of the Message-ID before the `@`: the same at every try. */
  messageName: string;
};

/** What became of a letter. `unknown`: the connection broke after the last line and before the mail server's word about it. */
export type Delivery =
  | { outcome: 'accepted' }
  | { outcome: 'refused'; isForGood: boolean; isNoMailbox: boolean; error: string }
  | { outcome: 'unknown'; error: string };

/** The mail server could not be reached, or hung up before it had the whole letter: nothing went out. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** One connection to the mail server that takes letter after letter; after anything but `accepted` it is to be closed. */
export type MailLane = {
  /**
   * `onHandOver` is called in the same turn as the last line is written, right before it: until then the server has no letter,
   * and afterwards it gets it even when this process is killed.
   */
  deliver(letter: Letter, onHandOver: () => void): Promise<Delivery>;
  close(): void;
};

const MILLISECONDS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function senderOf(from: string): { address: string; domain: string } {
  const address = /<?([^\s<>]+@[^\s<>]+)>?\s*$/.exec(from)?.[1] ?? from;
  return { address, domain: address.split('@')[1] ?? 'localhost' };
}

async function compose(letter: Letter, from: string, domain: string): Promise<Buffer> {
  const { recipient: to, subject, html, text, headers, messageName } = letter;
  const messageId = `<${messageName}@${domain}>`;
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const letterhead = { from, to, subject, html, text, messageId, headers: { ...headers } };
  return new MailComposer({ ...letterhead, disableFileAccess: true, disableUrlAccess: true }).compile().build();
}

/** The bytes first, and only when they are on their way the end, which makes the server act. */
function streamOf(bytes: Buffer, onHandOver: () => void): Readable {
  let isWritten = false;
  return new Readable({
    read() {
      if (!isWritten) {
        isWritten = true;
        this.push(bytes);
        return;
      }
      onHandOver();
      this.push(null);
    },
  });
}

type SmtpError = Error & { responseCode?: number; command?: string };

// « No such mailbox », « moved », « not a mailbox name » (RFC 5321, 4.2.3).
const NO_MAILBOX = new Set([550, 551, 553]);

function outcomeOf(error: SmtpError, isHandedOver: boolean): Delivery {
  const { responseCode = 0, command, message } = error;
  // Who may not send at all would see every single letter refused.
  const isAboutLetter = responseCode >= 400 && command !== 'MAIL FROM';
  if (isAboutLetter) {
    const isNoMailbox = command === 'RCPT TO' && NO_MAILBOX.has(responseCode);
    return { outcome: 'refused', isForGood: responseCode >= 500, isNoMailbox, error: message };
  }
  if (isHandedOver) return { outcome: 'unknown', error: message };
  throw new Unreachable(message, { cause: error });
}

async function connect(smtpUrl: string): Promise<SMTPConnection> {
  const { parseConnectionUrl } = await import('nodemailer/lib/shared');
  const { default: Connection } = await import('nodemailer/lib/smtp-connection');
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  const connection = new Connection({ ...options, ...MILLISECONDS });
  // While a letter is on its way its own callback says it; in between, the next letter finds the connection closed.
  connection.on('error', () => undefined);
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    if (auth) {
      await new Promise<void>((resolve, reject) => {
        connection.login(auth, (error) => (error ? reject(error) : resolve()));
      });
    }
    return connection;
  } catch (error) {
    connection.close();
    throw new Unreachable(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Throws Unreachable when the mail server does not answer or does not let the shop in. */
export async function openLane(smtpUrl: string, from: string): Promise<MailLane> {
  const connection = await connect(smtpUrl);
  const { address, domain } = senderOf(from);
  return {
    async deliver(letter, onHandOver) {
      const bytes = await compose(letter, from, domain);
      let isHandedOver = false;
      const stream = streamOf(bytes, () => {
        isHandedOver = true;
        onHandOver();
      });
      try {
        await new Promise<void>((resolve, reject) => {
          connection.send({ from: address, to: [letter.recipient] }, stream, (error) =>
            error ? reject(error) : resolve(),
          );
        });
        return { outcome: 'accepted' };
      } catch (error) {
        return outcomeOf(error as SmtpError, isHandedOver);
      }
    },
    close() {
      connection.close();
    },
  };
}
