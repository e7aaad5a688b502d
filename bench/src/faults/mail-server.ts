import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A mail that came whole: through which door, its id in the shop's books, and its words. */
export type Letter = { door: string; mailId: string; words: string };

/** A real SMTP server, with a door for each process of the shop: so it is known which of them a mail came from. */
export type MailServer = {
  /** Opens a door; resolves with its `SMTP_URL`. */
  open(door: string): Promise<string>;
  letters: readonly Letter[];
  /** Mails that are begun and not answered yet. */
  countUnderWay(door?: string): number;
  /** How long it thinks about a mail that it has before it says so. */
  answerAfter(ms: number): void;
  /** Takes no mail until the answer is called: senders wait. */
  hold(): () => void;
  close(): Promise<void>;
};

function readLetter(door: string, raw: string): Letter {
  const [, mailId = ''] = /^Message-ID:\s*<([^@]+)@/im.exec(raw) ?? [];
  // Quoted-printable breaks long lines.
  return { door, mailId, words: raw.replaceAll('=\r\n', '') };
}

export function createMailServer(): MailServer {
  const servers: SMTPServer[] = [];
  const letters: Letter[] = [];
  const underWay = new Set<string>();
  let answerMs = 0;
  let gate = Promise.resolve();

  function createDoor(door: string): SMTPServer {
    const nameOf = ({ id }: SMTPServerSession) => `${door} ${id}`;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom(_address, session, done) {
        underWay.add(nameOf(session));
        done();
      },
      onRcptTo(_address, _session, done) {
        async function answer(): Promise<void> {
          await gate;
          done();
        }
        void answer();
      },
      onData(stream, session, done) {
        async function take(): Promise<void> {
          // Only a mail whose last line has come is a mail.
          letters.push(readLetter(door, await text(stream)));
          await new Promise((resolve) => setTimeout(resolve, answerMs));
          underWay.delete(nameOf(session));
          done();
        }
        // A sender that dies in the middle of its mail breaks the stream.
        take().catch(() => undefined);
      },
      onClose: (session) => void underWay.delete(nameOf(session)),
    });
    // Its answers to commands that came together would wait for each other's acknowledgement.
    server.server.on('connection', (socket: Socket) => socket.setNoDelay(true));
    // The shop is killed in the middle of its sentences.
    server.on('error', () => undefined);
    return server;
  }

  return {
    letters,
    async open(door) {
      const server = createDoor(door);
      servers.push(server);
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    },
    countUnderWay: (door = '') => [...underWay].filter((name) => name.startsWith(door)).length,
    answerAfter(ms) {
      answerMs = ms;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    async close() {
      await Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
    },
  };
}
