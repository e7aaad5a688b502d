import { Readable } from 'node:stream';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { readRefusal, type SmtpError } from './refusal.ts';
import type { RenderedMail } from './templates.ts';

export type Letter = RenderedMail & {
  recipient: string;
  headers: Readonly<Record<string, string>>;
  /** The part of the Message-ID before the `@`: the same at every try. */
  messageName: string;
};

/**
 * What became of a letter. `isNoMailbox`: the mail server knows nobody at this address. `unknown`: the connection broke after the last line
 * and before the mail server's word about it.
 */
export type Delivery =
  | { outcome: 'accepted' }
  /** Broken off before the last line, as its sender wished. */
  | { outcome: 'withdrawn' }
  | { outcome: 'refused'; isForGood: boolean; isNoMailbox: boolean; error: string }
  | { outcome: 'unknown'; error: string };

/** The mail server could not be reached, takes nothing from the shop, or did not take the whole letter: nothing went out. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** It hung up on a letter, or said there that the shop may not send: perhaps because of that letter, perhaps of every one. */
export class StoppedAtLetter extends Unreachable {
  override name = 'StoppedAtLetter';
}

export type HandOver = {
  /** Asked when all but the last line is on its way: false withdraws the letter, and so does a fault, which `deliver` then throws. */
  mayHandOver: () => Promise<boolean>;
  /**
   * Called in the same turn as the last line is written, right before it: until then the server has no letter, and afterwards it gets
   * it even when this process is killed.
   */
  onHandOver: () => void;
};

/** One connection to the mail server that takes letter after letter; after anything but `accepted` it is to be closed. */
export type MailLane = {
  deliver(letter: Letter, handOver: HandOver): Promise<Delivery>;
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

class Withdrawn extends Error {}

/** The bytes first, and only when they are on their way the end, which makes the server act. */
function streamOf(bytes: Buffer, { mayHandOver, onHandOver }: HandOver): Readable {
  let isWritten = false;
  async function end(stream: Readable): Promise<void> {
    try {
      if (!(await mayHandOver())) throw new Withdrawn();
      if (stream.destroyed) return;
      onHandOver();
      stream.push(null);
    } catch (fault) {
      stream.destroy(fault as Error);
    }
  }
  return new Readable({
    read() {
      if (!isWritten) {
        isWritten = true;
        this.push(bytes);
        return;
      }
      void end(this);
    },
  });
}

function outcomeOf(error: SmtpError, isHandedOver: boolean): Delivery {
  const { command, message } = error;
  const refusal = readRefusal(error);
  if (refusal && refusal.of !== 'shop') {
    const { of, isForGood } = refusal;
    return { outcome: 'refused', isForGood, isNoMailbox: of === 'mailbox', error: message };
  }
  if (isHandedOver) return { outcome: 'unknown', error: message };
  const Fault = refusal && command === 'MAIL FROM' ? Unreachable : StoppedAtLetter;
  throw new Fault(message, { cause: error });
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
    async deliver(letter, { mayHandOver, onHandOver }) {
      const bytes = await compose(letter, from, domain);
      let isHandedOver = false;
      const stream = streamOf(bytes, {
        mayHandOver,
        onHandOver() {
          isHandedOver = true;
          onHandOver();
        },
      });
      try {
        await new Promise<void>((resolve, reject) => {
          connection.send({ from: address, to: [letter.recipient] }, stream, (error) =>
            error ? reject(error) : resolve(),
          );
        });
        return { outcome: 'accepted' };
      } catch (error) {
        const broken = stream.errored;
        // What is still being asked must hand over nothing any more.
        stream.destroy();
        if (broken instanceof Withdrawn) return { outcome: 'withdrawn' };
        if (broken) throw broken;
        return outcomeOf(error as SmtpError, isHandedOver);
      }
    },
    close() {
      connection.close();
    },
  };
}
